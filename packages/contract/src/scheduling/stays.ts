import { z } from 'zod';

/** Where and as what somebody belongs from a day on. */
export type Stay = z.infer<typeof Stay>;
export const Stay = z.object({
  from: z.string(),
  departmentId: z.int(),
  department: z.string(),
  workCentreId: z.int(),
  workCentre: z.string(),
  jobTitle: z.string(),
});
