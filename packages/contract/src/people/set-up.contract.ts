import { z } from 'zod';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** How many records of each kind a hotel has; shifts are counted up to 1000. */
export type SetUpState = z.infer<typeof SetUpState>;
export const SetUpState = z.object({
  organisationUnits: z.int(),
  departments: z.int(),
  people: z.int(),
  shifts: z.int(),
  /** The first day on which plan, clock and declarations are compared; null until it is chosen. */
  comparedFrom: z.string().nullable(),
  /** Client accounts with a grant for this hotel. */
  accounts: z.int(),
});

export const setUpContract = {
  state: route({
    method: 'GET',
    path: '/set-up/state',
    summary: 'How far the set-up of a hotel is complete',
    access: 'admin',
    query: z.object({ hotel: CompanyId }),
    reply: SetUpState,
  }),
};
