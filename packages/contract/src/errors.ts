import { z } from 'zod';

/** The message that the screen shows for every 401. */
export const tokenInvalidMessage = 'Token invalid or expired please login again';

/** The error code of a login whose password was right, for an account with two-step verification. */
export const secondStepRequired = 'SECOND_STEP_REQUIRED';

/** The error code of a second step that comes too late, or again. */
export const secondStepExpired = 'SECOND_STEP_EXPIRED';

/** The error code of a call that asks the person again who they are. */
export const confirmIdentityCode = 'CONFIRM_IDENTITY';

/** The error code of every other call while an account must set up two-step verification. */
export const setUpTwoStepCode = 'SET_UP_TWO_STEP';

/** The body of every 4xx and 5xx reply; the top-level message repeats the inner one. */
export const ErrorBody = z.object({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
  message: z.string(),
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
