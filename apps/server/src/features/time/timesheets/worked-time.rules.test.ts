import { describe, expect, it } from 'vitest';
import type { PlanRow } from './read-work';
import { joinBreaks, type WorkedSession } from './worked-time.rules';

const minute = 60_000;
/** Minutes after midnight as text, such as `7:30`. */
const at = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours! * 60 + (minutes ?? 0)) * minute;
};
const textOf = (instant: number) =>
  `${Math.floor(instant / minute / 60)}:${String((instant / minute) % 60).padStart(2, '0')}`;
const plan = (breakMinutes: number) => ({ breakMinutes }) as PlanRow;
const session = (text: string, of: PlanRow | null = null): WorkedSession => {
  const [from, to] = text.split('-').map(at);
  return { from: from!, to: to!, plan: of };
};

/** The time of sessions with one plan. */
function joined(texts: string, of: PlanRow | null, isBreakInsideHours: boolean) {
  return told(
    joinBreaks(
      texts.split(' ').map((text) => session(text, of)),
      isBreakInsideHours,
    ),
  );
}
const told = ({ segments, breaks, minutes }: ReturnType<typeof joinBreaks>) => ({
  segments: segments.map(({ from, to }) => `${textOf(from)}-${textOf(to)}`).join(' '),
  breaks: breaks.map(({ from, to }) => `${textOf(from)}-${textOf(to)}`).join(' '),
  minutes,
});

describe('sessions without a plan', () => {
  it.each([
    ['one', '7:00-15:00', '7:00-15:00', '', 480],
    ['a pause of a break', '7:00-11:00 11:30-15:00', '7:00-15:00', '11:00-11:30', 450],
    ['a longer pause', '7:00-11:00 11:31-15:00', '7:00-11:00 11:31-15:00', '', 449],
    ['one after another', '7:00-11:00 11:00-15:00', '7:00-15:00', '', 480],
    ['one within another', '7:00-15:00 8:00-9:00', '7:00-15:00', '', 480],
    ['two that overlap', '7:00-11:00 10:00-12:00', '7:00-12:00', '', 300],
    ['a break after one within another', '7:00-12:00 8:00-9:00 12:20-13:00', '7:00-13:00', '12:00-12:20', 340],
  ])('%s', (_which, texts, segments, breaks, minutes) => {
    expect(joined(texts, null, false)).toEqual({ segments, breaks, minutes });
  });

  it.each([
    ['are apart by any pause where breaks are paid', '7:00-11:00 11:01-15:00', '7:00-11:00 11:01-15:00', 479],
    ['are one without a pause', '7:00-11:00 11:00-15:00', '7:00-15:00', 480],
  ])('%s', (_which, texts, segments, minutes) => {
    expect(joined(texts, null, true)).toEqual({ segments, breaks: '', minutes });
  });

  it('are none of no time', () => {
    expect(joinBreaks([], false)).toEqual({ segments: [], breaks: [], minutes: 0 });
  });
});

describe('a planned break that is unpaid', () => {
  it.each([
    ['that was not clocked is in the middle', '7:00-15:00', 30, '7:00-15:00', '10:45-11:15', 450],
    ['that was clocked is where it was', '7:00-11:00 11:30-15:00', 30, '7:00-15:00', '11:00-11:30', 450],
    [
      'that was clocked in part is taken in full, in the longest stretch',
      '7:00-9:00 9:20-15:00',
      30,
      '7:00-15:00',
      '9:00-9:20 12:05-12:15',
      450,
    ],
    [
      'of more than half an hour joins what it separates',
      '7:00-11:00 11:45-15:00',
      45,
      '7:00-15:00',
      '11:00-11:45',
      435,
    ],
    ['joins nothing that a longer pause separates', '7:00-11:00 11:46-15:00', 45, '7:00-11:00 11:46-15:00', '', 434],
    ['is taken in the first of equal stretches', '7:00-9:00 9:00-11:00', 30, '7:00-11:00', '7:45-8:15', 210],
    ['is no longer than the longest stretch', '7:00-7:10 12:00-12:20', 400, '7:00-12:20', '7:10-12:00 12:00-12:20', 10],
    ['is not made longer by sessions that overlap', '7:00-11:00 10:00-15:00', 30, '7:00-15:00', '12:15-12:45', 450],
    ['of no minutes is none', '7:00-15:00', 0, '7:00-15:00', '', 480],
  ])('%s', (_which, texts, breakMinutes, segments, breaks, minutes) => {
    expect(joined(texts, plan(breakMinutes), false)).toEqual({ segments, breaks, minutes });
  });

  it('begins at a whole millisecond', () => {
    const one = { from: 0, to: 3 * minute + 1, plan: plan(1) };
    expect(joinBreaks([one], false).breaks).toEqual([{ from: minute + 1, to: 2 * minute + 1 }]);
  });

  it('is taken from each shift of a day', () => {
    const sessions = [session('7:00-11:00', plan(20)), session('17:00-21:00', plan(40))];
    expect(told(joinBreaks(sessions, false))).toEqual({
      segments: '7:00-11:00 17:00-21:00',
      breaks: '8:50-9:10 18:40-19:20',
      minutes: 420,
    });
  });
});

describe('a break that counts as work', () => {
  it.each([
    ['is paid where it was clocked', '7:00-11:00 11:30-15:00', 30, '7:00-15:00', 480],
    ['is paid up to half an hour, whatever is planned', '7:00-11:00 11:30-15:00', 15, '7:00-15:00', 480],
    ['is paid as long as it is planned', '7:00-11:00 11:45-15:00', 45, '7:00-15:00', 480],
    ['is not paid where it was longer', '7:00-11:00 11:46-15:00', 45, '7:00-11:00 11:46-15:00', 434],
    ['is nothing where it was not clocked', '7:00-15:00', 30, '7:00-15:00', 480],
  ])('%s', (_which, texts, breakMinutes, segments, minutes) => {
    expect(joined(texts, plan(breakMinutes), true)).toEqual({ segments, breaks: '', minutes });
  });

  it('is none between two shifts', () => {
    const sessions = [session('7:00-11:00', plan(60)), session('11:20-15:00', plan(60))];
    expect(told(joinBreaks(sessions, true))).toEqual({ segments: '7:00-11:00 11:20-15:00', breaks: '', minutes: 460 });
  });
});

it('joins two shifts that a break separates where breaks are unpaid', () => {
  const sessions = [session('7:00-11:00', plan(0)), session('11:20-15:00', plan(60))];
  expect(told(joinBreaks(sessions, false))).toEqual({
    segments: '7:00-15:00',
    breaks: '11:00-11:20 12:40-13:40',
    minutes: 400,
  });
});
