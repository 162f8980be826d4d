import { describe, expect, it } from 'vitest';
import type { EventRow } from './event-row';
import { type HotelDays, KeptDays } from './kept-days';

const week = { companyId: 1003, days: { first: '2026-11-16', last: '2026-11-22' }, withDeclared: false };
const nextWeek = { ...week, days: { first: '2026-11-23', last: '2026-11-29' } };
const event: EventRow = {
  id: 1,
  employeeId: 1,
  type: 'Regular',
  isDeclared: false,
  start: 0,
  end: 28_800,
  allDay: false,
  breakMinutes: 0,
  status: 'planned',
  notes: null,
  actualStart: null,
  actualEnd: null,
};
const daysOf = (events: number): HotelDays => ({ resources: [], events: Array.from({ length: events }, () => event) });

/** A reader that returns a number of events and counts its calls. */
function reader(events: number) {
  const count = { reads: 0 };
  const read = async () => {
    count.reads += 1;
    return daysOf(events);
  };
  return { count, read };
}

describe('days that are kept', () => {
  it('are read once for a version, also by callers of one moment, and again for the next version', async () => {
    const kept = new KeptDays();
    const { count, read } = reader(3);
    const answers = await Promise.all([kept.read(week, 7, read), kept.read(week, 7, read)]);
    expect(answers[0]).toBe(answers[1]);
    expect(await kept.find(week, 7)).toBe(answers[0]);
    expect(count.reads).toBe(1);
    expect(kept.find(week, 8)).toBeNull();
    await kept.read(week, 8, read);
    expect(count.reads).toBe(2);
    expect(kept.find(week, 7)).toBeNull();
  });

  it('differ by hotel, days and layer', async () => {
    const kept = new KeptDays();
    await kept.read(week, 7, reader(3).read);
    for (const other of [nextWeek, { ...week, companyId: 1004 }, { ...week, withDeclared: true }])
      expect(kept.find(other, 7)).toBeNull();
  });

  it('are not kept when they are too many, and push out what was asked for longest ago', async () => {
    const kept = new KeptDays(10);
    expect(await kept.read(week, 7, reader(11).read)).toBeNull();
    await kept.read(week, 8, reader(6).read);
    await kept.read(nextWeek, 8, reader(6).read);
    expect(kept.find(week, 8)).toBeNull();
    expect(kept.find(nextWeek, 8)).not.toBeNull();
  });

  it('without events count too, so that questions about far years cannot fill the memory', async () => {
    const kept = new KeptDays(10);
    const years = Array.from({ length: 11 }, (_, at) => ({
      ...week,
      days: { first: `${9000 + at}-01-01`, last: `${9000 + at}-01-07` },
    }));
    for (const year of years) await kept.read(year, 7, reader(0).read);
    expect(kept.find(years[0]!, 7)).toBeNull();
    expect(kept.find(years[10]!, 7)).not.toBeNull();
  });

  it('are asked for again after a reading that failed', async () => {
    const kept = new KeptDays();
    await expect(kept.read(week, 7, () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
    const { count, read } = reader(3);
    expect((await kept.read(week, 7, read))?.events).toHaveLength(3);
    expect(count.reads).toBe(1);
  });
});
