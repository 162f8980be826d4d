import { z } from 'zod';
import { Day, daysAtMost } from '../day';
import { Id, isNotBlank } from '../fields';
import { Instant } from '../moment';
import { OfHotel } from '../of-hotel';
import { route } from '../route';

export const punchDirections = ['in', 'out'] as const;
export const punchSources = ['web', 'kiosk', 'terminal', 'file', 'correction', 'takeover'] as const;

export type PunchDirection = (typeof punchDirections)[number];

/** The number with which an employee identifies at a kiosk. */
export const Pin = z.string().regex(/^\d{4,8}$/, 'Use 4 to 8 digits.');

/** Identifies a punch that is sent again: letters, digits, underscores and dashes. */
export const PunchKey = z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits or dashes.');

/** One row of the stream of punches; a correction refers to the row that it replaces. */
export type Punch = z.infer<typeof Punch>;
export const Punch = z.object({
  id: z.int(),
  at: z.string(),
  direction: z.enum(punchDirections).nullable().meta({ description: 'Null where the device did not know it' }),
  source: z.enum(punchSources),
  device: z.string().nullable(),
  referenceDate: z.string().meta({ description: 'The working day it was taken to belong to when it arrived' }),
  replaces: z.int().nullable(),
  isReplaced: z.boolean().meta({ description: 'A later row stands for it' }),
  isVoid: z.boolean().meta({ description: 'This row says that the one it replaces never was' }),
  reason: z.string().nullable(),
  author: z.string().nullable(),
  skewSeconds: z.int().nullable().meta({ description: 'How far the clock of the device was ahead' }),
  recordedAt: z.string(),
});

/** Whether the employee is at work, and what is planned for the day. */
export type ClockState = z.infer<typeof ClockState>;
export const ClockState = z.object({
  state: z.enum(punchDirections),
  since: z.string().nullable().meta({ description: 'The punch that says so; null when none is near' }),
  shift: z.object({ type: z.string(), start: z.string(), end: z.string() }).nullable(),
});

const Direction = z.enum(punchDirections, 'Use in or out.');

export const punchesContract = {
  clock: route({
    method: 'POST',
    path: '/punches/mine',
    summary: 'Clock in or out with your own account; the server’s time is used, and the same key is recorded only once',
    access: 'session',
    body: OfHotel.extend({ key: PunchKey, direction: Direction }),
    status: 201,
    reply: z.object({ punch: Punch, clock: ClockState }),
  }),
  mine: route({
    method: 'GET',
    path: '/punches/mine/list',
    summary: 'Your own punches of a working day, today by default, and whether you are at work',
    access: 'session',
    query: OfHotel.extend({ day: Day.optional() }),
    reply: z.object({
      mayClock: z.boolean(),
      day: z.string(),
      timeZone: z.string(),
      serverTime: z.string(),
      clock: ClockState.nullable(),
      punches: z.array(Punch),
    }),
  }),
  choosePin: route({
    method: 'POST',
    path: '/punches/mine/pin',
    summary: 'Choose your own PIN for the kiosk',
    access: 'session',
    body: OfHotel.extend({ pin: Pin }),
    reply: z.object({}),
  }),
  list: route({
    method: 'GET',
    path: '/punches/list',
    summary: 'All punches of a person in a span of working days, corrections included, oldest first',
    access: 'session',
    query: OfHotel.extend({ employee: Id, from: Day, to: Day }).superRefine(daysAtMost(366)),
    reply: z.object({ punches: z.array(Punch) }),
  }),
  correct: route({
    method: 'POST',
    path: '/punches/correct',
    summary:
      'Correct the stream by a new row with reason and author: in place of a punch (`replaces`), as its withdrawal (`isVoid`), or for one that was forgotten',
    access: 'session',
    body: OfHotel.extend({
      employeeId: Id,
      key: PunchKey,
      replaces: Id.nullable().default(null),
      isVoid: z.boolean().default(false),
      at: Instant.optional(),
      direction: Direction.optional(),
      reason: z.string().trim().max(500).refine(isNotBlank, 'Enter a reason.'),
    })
      .refine(({ isVoid, replaces }) => !isVoid || replaces !== null, {
        path: ['replaces'],
        message: 'Choose the punch to withdraw.',
      })
      .refine(({ isVoid, at }) => isVoid || at !== undefined, { path: ['at'], message: 'Enter a time.' })
      .refine(({ isVoid, direction }) => isVoid || direction !== undefined, {
        path: ['direction'],
        message: 'Choose in or out.',
      }),
    status: 201,
    reply: z.object({ punch: Punch }),
  }),
};
