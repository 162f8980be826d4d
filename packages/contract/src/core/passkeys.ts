import { z } from 'zod';

/** What the challenge of a passkey is for: it is not valid for anything else. */
export const passkeyPurposes = ['login', 'confirm', 'add'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

export const mostPasskeys = 10;
export const passkeyNameLength = 60;

// The browser hands them to `navigator.credentials` as they are.
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
