import { z } from 'zod';
import { erganiTargets } from '../declarations/declaration-kinds';
import { OfHotel } from '../of-hotel';
import { route } from '../route';

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
  /** Where declarations go; null until somebody has saved their settings. */
  declaresTo: z.enum(erganiTargets).nullable(),
  /** People who work here today or later and have no account. */
  withoutAccount: z.int(),
  /** People whose surname was guessed; nothing about them is sent to the state. */
  namesToConfirm: z.int(),
  /** Tablets and terminals in use. */
  clocks: z.int(),
});

export const setUpContract = {
  state: route({
    method: 'GET',
    path: '/set-up/state',
    summary: 'How far the set-up of a hotel is complete',
    access: 'admin',
    query: OfHotel,
    reply: SetUpState,
  }),
};
