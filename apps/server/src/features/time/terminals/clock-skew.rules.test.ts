import { describe, expect, it } from 'vitest';
import { faultOfRecord, faultOfRow, inFuture, measureSkew, type TerminalClock } from './clock-skew.rules';

const now = Date.parse('2026-07-14T10:00:00Z');
const minute = 60_000;
const ago = (minutes: number) => now - minutes * minute;
const clock = (more: Partial<TerminalClock> = {}): TerminalClock => ({
  skewSeconds: null,
  allowedSkew: 5,
  inUseSince: new Date(ago(60 * 24 * 90)),
  contactSince: new Date(ago(600)),
  ...more,
});

describe('what a push says of the clock', () => {
  const justBack = { contactSince: new Date(ago(2)) };

  it.each<[string, number, number, Partial<TerminalClock>, number | null]>([
    ['a record made just now', ago(0), 1, {}, 0],
    ['a few seconds late', now - 4000, 1, {}, -4],
    ['three minutes ahead', ago(-3), 1, {}, 180],
    ['an hour behind, in touch for hours', ago(60), 1, {}, -3600],
    ['an hour old, in touch again for two minutes: stored', ago(60), 1, justBack, null],
    ['an hour old, the first contact: stored', ago(60), 1, { contactSince: null }, null],
    ['four minutes old, in touch again: within what is allowed', ago(4), 1, justBack, -240],
    ['old records handed in by hand', ago(60), 11, {}, null],
    ['nothing without a time', NaN, 1, {}, null],
    ['ten records, within what is allowed', ago(4), 10, justBack, -240],
    ['eleven records, within what is allowed: stored', ago(4), 11, justBack, null],
    ['five minutes old, in touch again: just what is allowed', ago(5), 1, justBack, -300],
    ['eleven records, the newest of this moment', ago(0), 11, justBack, null],
    ['ten records, an hour behind', ago(60), 10, {}, -3600],
    ['an hour behind, in touch for fifteen minutes', ago(60), 1, { contactSince: new Date(ago(15)) }, -3600],
    ['many records, the newest ahead', ago(-20), 400, justBack, 1200],
  ])('%s', (_what, newest, lines, more, expected) => {
    expect(measureSkew(newest, lines, clock(more), now)).toBe(expected);
  });
});

describe('a record', () => {
  const before = 'From before this terminal was in use';

  it.each<[string, number, Partial<TerminalClock>, string | null]>([
    ['is taken when the clock was never measured', ago(10), {}, null],
    ['is taken though it is old: it was stored offline', ago(60 * 24 * 10), { skewSeconds: 30 }, null],
    ['is taken up to the allowed minutes', ago(-5), { skewSeconds: 300 }, null],
    ['waits in the future', ago(-6), { skewSeconds: 360 }, inFuture],
    ['is taken from the moment on since which the terminal is in use', ago(60 * 24 * 90), {}, null],
    ['waits when it is from before the terminal', ago(60 * 24 * 91), {}, before],
    [
      'waits when the clock is fast',
      ago(30),
      { skewSeconds: 301 },
      'The clock of the terminal is more than 5 min fast',
    ],
    [
      'waits when the clock is slow',
      ago(30),
      { skewSeconds: -3600, allowedSkew: 10 },
      'The clock of the terminal is more than 10 min slow',
    ],
  ])('%s', (_what, at, more, fault) => {
    expect(faultOfRecord(at, clock(more), now)).toBe(fault);
  });

  it('of a file waits in the future, and from before its terminal if one is named', () => {
    expect(faultOfRow(ago(-3), null, now)).toBe(inFuture);
    expect(faultOfRow(ago(-2), null, now)).toBeNull();
    expect(faultOfRow(ago(60 * 24 * 400), null, now)).toBeNull();
    expect(faultOfRow(ago(100), new Date(ago(100)), now)).toBeNull();
    expect(faultOfRow(ago(60 * 24 * 400), new Date(ago(100)), now)).toBe(before);
  });
});
