import { z } from 'zod';
import { route } from '../route';
import { ClockState, PunchKey, punchDirections } from './punches.contract';

/** So many entries of the queue are sent at once: each number in it is checked slowly. */
export const mostEntriesAtOnce = 25;

/** Code and number of a person, sealed for the server by the kiosk: `{code, pin, key}` as JSON in a box of nacl. */
const base64 = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w+/=-]+$/, 'Use base64.');
export type Sealed = z.infer<typeof Sealed>;
export const Sealed = z.object({
  /** The public half of a key made for this box alone. */
  from: base64(64),
  nonce: base64(48),
  box: base64(1000),
});

const Direction = z.enum(punchDirections, 'Use in or out.');
const Millisecond = z.number().min(0).max(8.64e15);

/** A punch that was made while the server could not be reached. */
export type QueuedPunch = z.infer<typeof QueuedPunch>;
export const QueuedPunch = z.object({
  key: PunchKey,
  sealed: Sealed,
  direction: Direction,
  /** Counts up on this tablet; entries are taken in this order. */
  order: z.int().min(0),
  /** What its clock said, in ms of the epoch. */
  deviceTime: Millisecond,
  /** Seconds since then by a clock that nobody can set; null when the page was loaded anew in between. */
  secondsAgo: z.number().min(0).max(31_536_000).nullable(),
});

/** What a kiosk knows of its hotel: nothing of its people. */
export type KioskState = z.infer<typeof KioskState>;
const KioskState = z.object({
  hotel: z.string(),
  device: z.string(),
  timeZone: z.string(),
  serverTime: z.string(),
  languages: z.array(z.string()),
  /** Of the server: seals codes and numbers. */
  publicKey: z.string(),
});

/** How the person at the kiosk is greeted. */
export type KioskPerson = z.infer<typeof KioskPerson>;
const KioskPerson = ClockState.extend({ firstName: z.string() });

export const syncOutcomes = ['recorded', 'waiting'] as const;

export const kioskContract = {
  pair: route({
    method: 'POST',
    path: '/kiosk/pair',
    summary: 'Pair this tablet by the code that an administrator made; answers the key that it keeps',
    access: 'public',
    body: z.object({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z\d]{4}[- ]?[A-Z\d]{4}$/, 'Enter the 8 characters of the code.'),
    }),
    status: 201,
    reply: z.object({ key: z.string(), kiosk: KioskState }),
  }),
  heartbeat: route({
    method: 'POST',
    path: '/kiosk/heartbeat',
    summary: 'Says that the kiosk lives; answers the time and what it shows',
    access: 'device',
    body: z.object({}),
    reply: KioskState,
  }),
  identify: route({
    method: 'POST',
    path: '/kiosk/identify',
    summary: 'Who stands at the kiosk, by code and number, and whether they are at work',
    access: 'device',
    body: z.object({ key: PunchKey, sealed: Sealed }),
    reply: z.object({ person: KioskPerson }),
  }),
  punch: route({
    method: 'POST',
    path: '/kiosk/punch',
    summary: 'Clock in or out by code and number; the time is that of the server, and the same key adds nothing twice',
    access: 'device',
    body: z.object({ key: PunchKey, sealed: Sealed, direction: Direction }),
    status: 201,
    reply: z.object({ person: KioskPerson, direction: z.enum(punchDirections), at: z.string() }),
  }),
  sync: route({
    method: 'POST',
    path: '/kiosk/sync',
    summary:
      'Takes what was clocked without a connection: each entry once, by its key; what cannot be taken waits for an administrator with the reason',
    access: 'device',
    body: z.object({ now: Millisecond, entries: z.array(QueuedPunch).min(1).max(mostEntriesAtOnce) }),
    reply: z.object({
      outcomes: z.array(z.object({ key: z.string(), outcome: z.enum(syncOutcomes), reason: z.string().nullable() })),
    }),
  }),
};
