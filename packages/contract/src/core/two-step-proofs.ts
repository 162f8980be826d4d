/** How the second step of a login can be taken. */

import { z } from 'zod';

export const secondStepMethods = ['code', 'passkey', 'recovery-code'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];
const Text = z.string().max(20000);
export const Ticket = z.string().min(1).max(200);

/** The code of an authenticator app; spaces between the digits do not count. */
export const Code = z
  .string()
  .trim()
  .max(20)
  .regex(/^\d{3}\s?\d{3}$/, 'Enter the six digits that the app shows.')
  .transform((text) => text.replaceAll(/\s/g, ''));
const RecoveryCode = z.string().min(1, 'Enter a recovery code.').max(40);

/** What a passkey answers to a challenge, as browsers write it (`AuthenticationResponseJSON`). */
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
const PasskeyAnswer = z.object({
  rawId: Text,
  type: z.enum(['public-key']),
  response: z.object({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: Text.optional(),
  }),
});

/** What a new passkey answers (`RegistrationResponseJSON`). */
export type NewPasskey = z.infer<typeof NewPasskey>;
export const NewPasskey = z.object({
  rawId: Text,
  type: z.enum(['public-key']),
  response: z.object({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** One of the three. */
export const proof = {
  code: Code.optional(),
  passkey: PasskeyAnswer.optional(),
  recoveryCode: RecoveryCode.optional(),
};

export type SecondStepProof = z.infer<z.ZodObject<typeof proof>>;
