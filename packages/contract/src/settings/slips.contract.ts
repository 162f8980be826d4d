import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { mostInvitedAtOnce } from './accounts.contract';

/** Slips made per call. */
export const mostSlipsAtOnce = 50;

/** How long a slip works, in days. */
export const slipDays = 14;

/** How far a person is: without an account, without a slip that works, with one, or with a password. */
export const slipStates = ['no-account', 'no-slip', 'open', 'password'] as const;

export type SlipPerson = z.infer<typeof SlipPerson>;
const SlipPerson = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  department: z.string(),
  hasEmail: z.boolean().meta({ description: 'Whether an invitation could be mailed instead' }),
  loginName: z.string().nullable(),
  state: z.enum(slipStates),
  validUntil: z.string().nullable().meta({ description: 'Of the slip that works' }),
});

/** What became of the account of a person. */
export const slipAccountOutcomes = ['added', 'has-account', 'left', 'unknown'] as const;

/** Why there is no slip for a person. */
export const slipFaults = ['no-account', 'has-email', 'disabled', 'two-step', 'left', 'beyond', 'unknown'] as const;

export type Slip = z.infer<typeof Slip>;
const Slip = z.object({
  employeeId: z.int(),
  code: z.string(),
  name: z.string(),
  loginName: z.string(),
  token: z.string().meta({ description: 'The secret of the link: /invitation?token=' }),
  typedCode: z.string().meta({ description: 'The same to type, at /start', example: 'K7QF-3MPX-9T2H' }),
  validUntil: z.string(),
  pin: z.string().nullable().meta({ description: 'The new kiosk PIN; null if none was asked for, or there is one' }),
});

const somePeople = (most: number) =>
  z.object({ hotel: Id, employeeIds: z.array(Id).min(1, 'Choose somebody.').max(most) });

export const slipsContract = {
  people: route({
    method: 'GET',
    path: '/accounts/slips/people',
    summary: 'The people of a hotel who have no account, or one by login name, with how far their slips are',
    access: 'hotel-admin',
    query: z.object({ hotel: Id }),
    reply: z.object({
      hotelName: z.string(),
      people: z.array(SlipPerson),
    }),
  }),
  addAccounts: route({
    method: 'POST',
    path: '/accounts/slips/add-accounts',
    summary: 'Add accounts by login name, without e-mail, for people of a hotel; those who have one are left alone',
    access: 'hotel-admin',
    asksAgain: true,
    body: somePeople(mostInvitedAtOnce),
    status: 201,
    reply: z.object({
      people: z.array(z.object({ employeeId: z.int(), outcome: z.enum(slipAccountOutcomes) })),
    }),
  }),
  make: route({
    method: 'POST',
    path: '/accounts/slips/make',
    summary: 'Make slips with which people choose their password; their earlier slips stop working',
    access: 'hotel-admin',
    asksAgain: true,
    body: somePeople(mostSlipsAtOnce).extend({
      withPins: z.boolean().default(false).meta({ description: 'Make a kiosk PIN for those who have none' }),
    }),
    status: 201,
    reply: z.object({
      slips: z.array(Slip),
      without: z.array(z.object({ employeeId: z.int(), name: z.string(), fault: z.enum(slipFaults) })),
    }),
  }),
};
