import { z } from 'zod';

/** The message that the screen shows for every 401. */
export const tokenInvalidMessage = 'Token invalid or expired please login again';

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
