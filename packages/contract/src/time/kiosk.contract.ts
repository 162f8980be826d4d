import { z } from 'zod';
import { route } from '../route';
import { ClockState, PunchKey, punchDirections } from './punches.contract';

/** Queued entries sent per call: checking the PIN of each takes a while. */
export const mostEntriesAtOnce = 25;

const base64 = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w+/=-]+$/, 'Use base64.');
/** A person's code and PIN, encrypted for the server by the kiosk: `{code, pin, key}` as JSON in a NaCl box. */
export type Sealed = z.infer<typeof Sealed>;
export const Sealed = z.object({
  /** The public half of a key pair made for this box only. */
  from: base64(64),
  nonce: base64(48),
  box: base64(1000),
});

const Direction = z.enum(punchDirections, 'Use in or out.');
const Millisecond = z.number().min(0).max(8.64e15);

/** A punch made while the server could not be reached. */
export type QueuedPunch = z.infer<typeof QueuedPunch>;
export const QueuedPunch = z.object({
  key: PunchKey,
  sealed: Sealed,
  direction: Direction,
  /** A counter of this tablet; entries are processed in this order. */
  order: z.int().min(0),
  /** The tablet's clock, in epoch milliseconds. */
  deviceTime: Millisecond,
  /** Seconds since then by a clock that cannot be set; null if the page was reloaded in between. */
  secondsAgo: z.number().min(0).max(31_536_000).nullable(),
});

/** What a kiosk knows about its hotel; it knows nothing about the employees. */
export type KioskState = z.infer<typeof KioskState>;
const KioskState = z.object({
  hotel: z.string(),
  device: z.string(),
  timeZone: z.string(),
  serverTime: z.string(),
  /** The hotel's first: the one shown until somebody chooses another. */
  languages: z.array(z.string()),
  /** The server's key, with which codes and PINs are encrypted. */
  publicKey: z.string(),
});

/** The state of the person at the kiosk, with the name for the greeting. */
export type KioskPerson = z.infer<typeof KioskPerson>;
const KioskPerson = ClockState.extend({ firstName: z.string() });

export const syncOutcomes = ['recorded', 'waiting'] as const;

export const kioskContract = {
  pair: route({
    method: 'POST',
    path: '/kiosk/pair',
    summary: 'Pair this tablet with the code from an administrator; returns the key that the tablet keeps',
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
    summary: 'Reports that the kiosk is online; returns the time and what it shows',
    access: 'device',
    body: z.object({ now: Millisecond.optional().meta({ description: 'The tablet’s clock, in epoch milliseconds' }) }),
    reply: KioskState,
  }),
  identify: route({
    method: 'POST',
    path: '/kiosk/identify',
    summary: 'Who is at the kiosk, by code and number, and whether they are at work',
    access: 'device',
    body: z.object({ key: PunchKey, sealed: Sealed }),
    reply: z.object({ person: KioskPerson }),
  }),
  punch: route({
    method: 'POST',
    path: '/kiosk/punch',
    summary: 'Clock in or out with code and number; the server’s time is used, and the same key is recorded only once',
    access: 'device',
    body: z.object({ key: PunchKey, sealed: Sealed, direction: Direction }),
    status: 201,
    reply: z.object({ person: KioskPerson, direction: z.enum(punchDirections), at: z.string() }),
  }),
  sync: route({
    method: 'POST',
    path: '/kiosk/sync',
    summary:
      'Send what was clocked offline: each entry once, by its key; what cannot be accepted waits for an administrator with the reason',
    access: 'device',
    body: z.object({ now: Millisecond, entries: z.array(QueuedPunch).min(1).max(mostEntriesAtOnce) }),
    reply: z.object({
      outcomes: z.array(z.object({ key: z.string(), outcome: z.enum(syncOutcomes), reason: z.string().nullable() })),
    }),
  }),
};
