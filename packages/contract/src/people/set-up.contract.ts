import { z } from 'zod';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** How much of each thing a hotel has; shifts are counted up to a thousand. */
export type SetUpState = z.infer<typeof SetUpState>;
export const SetUpState = z.object({
  organisationUnits: z.int(),
  departments: z.int(),
  people: z.int(),
  shifts: z.int(),
  /** Client accounts that were granted the hotel. */
  accounts: z.int(),
});

export const setUpContract = {
  state: route({
    method: 'GET',
    path: '/set-up/state',
    summary: 'How far the set-up of a hotel has come, by what is stored of it',
    access: 'admin',
    query: z.object({ hotel: CompanyId }),
    reply: SetUpState,
  }),
};
