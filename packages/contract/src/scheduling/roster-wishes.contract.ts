import { z } from 'zod';
import { Day } from '../day';
import { ClockTime, Id, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';

/** A day off, or work within some hours. */
export const wishKinds = ['off', 'hours'] as const;
export type WishKind = (typeof wishKinds)[number];

export const longestWishNote = 200;
/** More wishes than anybody keeps at once. */
export const mostWishes = 100;

export type WishFields = z.output<typeof WishFields>;
export const WishFields = z.object({
  kind: z.enum(wishKinds),
  firstDay: Day,
  lastDay: Day.nullable().default(null).meta({ description: 'Null: until further notice' }),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .default([])
    .meta({ description: '1 = Monday … 7 = Sunday; none: every day' }),
  start: ClockTime.nullable().default(null).meta({ description: 'Of `hours` alone' }),
  end: ClockTime.nullable().default(null).meta({ description: 'Of `hours` alone; before the start: on the next day' }),
  note: z.string().trim().max(longestWishNote, `Use up to ${longestWishNote} characters.`).default(''),
});

export type RosterWish = z.infer<typeof RosterWish>;
const RosterWish = WishFields.extend({
  id: z.int(),
  version: z.int(),
  employeeId: z.int(),
  firstDay: z.string(),
  lastDay: z.string().nullable(),
});

/** Until when wishes are entered: so many days before their day, from a day on; null: at any time. */
export type WishDeadline = z.infer<typeof WishDeadline>;
const WishDeadline = z.object({ firstDay: z.string(), days: z.int().nullable() });

export const rosterWishesContract = {
  own: route({
    method: 'GET',
    path: '/roster-wishes/own',
    summary:
      'What the employee of the account wishes of the roster, the next first, without those that are over; and until when wishes of one’s own are entered',
    access: 'session',
    query: OfHotel,
    reply: z.object({
      wishes: z.array(RosterWish),
      deadlines: z.array(WishDeadline).meta({ description: 'The current one and those that follow, the next first' }),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/roster-wishes/list',
    summary: 'The wishes between two days of the people that the account plans; requires the right to plan',
    access: 'session',
    query: OfHotel.extend({ first: Day, last: Day }),
    reply: z.object({ wishes: z.array(RosterWish) }),
  }),
  save: route({
    method: 'POST',
    path: '/roster-wishes/save',
    summary:
      'Add a wish of one’s own or of a person that the account plans, or change one; one’s own only for days whose deadline has not passed',
    access: 'session',
    body: OfHotel.extend({
      id: Id.nullable().default(null).meta({ description: 'Null: a new one' }),
      version: Version.nullable().default(null),
      employeeId: Id.nullable().default(null).meta({ description: 'Of a new one; null: of oneself' }),
      wish: WishFields,
    }),
    reply: z.object({ wish: RosterWish }),
  }),
  remove: route({
    method: 'POST',
    path: '/roster-wishes/remove',
    summary: 'Withdraw a wish',
    access: 'session',
    body: OfHotel.extend({ id: Id, version: Version }),
    reply: z.object({}),
  }),
};
