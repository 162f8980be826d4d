import { z } from 'zod';

/** Who must have two-step verification. */
export const twoStepRequirements = ['nobody', 'administrators', 'administrators-and-approvers'] as const;
export type TwoStepRequirement = (typeof twoStepRequirements)[number];

const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** The two-step verification of one's own account. */
export type TwoStep = z.infer<typeof TwoStep>;
export const TwoStep = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean().meta({ description: 'Whether an authenticator app is set up' }),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean().meta({ description: 'Whether the installation requires it of this account' }),
  passkeyHost: z
    .string()
    .nullable()
    .meta({ description: 'The host on which passkeys work; null when the address of the server is an IP address' }),
});

/** New codes are returned only once, with the first method and when made anew. */
export const WithCodes = z.object({ twoStep: TwoStep, recoveryCodes: z.array(z.string()).nullable() });

export const Requirement = z.object({
  requiredOf: z.enum(twoStepRequirements),
  missing: z.int().meta({ description: 'Accounts that have to have it and have not set it up' }),
});
