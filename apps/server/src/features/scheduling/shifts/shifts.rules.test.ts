import type { ShiftDraft } from '@horae/contract/scheduling/shifts.contract';
import { describe, expect, it } from 'vitest';
import { HttpError } from '#platform/errors';
import { secondOf } from '#platform/hotel-time';
import { checkedShift } from './shifts.rules';

const zone = 'Europe/Athens';
const at = (moment: string) => secondOf(moment, zone);
const draft = (more: Partial<ShiftDraft> = {}) =>
  ({
    employeeId: 1,
    typeOfShift: 'Regular',
    start: '2030-06-04T07:00',
    end: '2030-06-04T15:00',
    breakMinutes: 30,
    status: 'planned',
    notes: 'Keys',
    ...more,
  }) as ShiftDraft;
const leave = (start: string, end: string) => draft({ typeOfShift: 'AnnualLeave', start, end });

function refusal(act: () => unknown) {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof HttpError ? error.more.error!.fields : error;
  }
}
const fault = (path: string, message: string) => [{ path, message }];

describe('a shift', () => {
  const checked = {
    employeeId: 1,
    typeOfShift: 'Regular',
    breakMinutes: 30,
    status: 'planned',
    notes: 'Keys',
    departmentId: null,
    jobTitle: null,
    workCentreId: null,
    costPlace: null,
    skill: null,
    start: at('2030-06-04T07:00'),
    end: at('2030-06-04T15:00'),
    allDay: false,
    firstDay: '2030-06-04',
    lastDay: '2030-06-04',
  };

  it('has its moments and its days', () => {
    expect(checkedShift(draft(), zone)).toEqual(checked);
  });

  it.each([
    ['2030-06-05T00:00', '2030-06-04'],
    ['2030-06-05T00:01', '2030-06-05'],
    ['2030-06-06T07:00', '2030-06-06'],
  ])('that ends at %s is on days until %s', (end, lastDay) => {
    expect(checkedShift(draft({ end }), zone)).toMatchObject({ firstDay: '2030-06-04', lastDay });
  });

  it('has a place, a job and a skill if they are given', () => {
    const place = { departmentId: 3, jobTitle: 'Waiter', skill: 'Bar' };
    expect(checkedShift(draft(place), zone)).toMatchObject(place);
    expect(checkedShift(draft({ jobTitle: '', skill: '' }), zone)).toMatchObject({ jobTitle: null, skill: null });
  });

  it.each<[Partial<ShiftDraft>, string, string]>([
    [{ start: '2030-02-30T07:00' }, 'shift.start', 'This time does not exist.'],
    [{ end: '2030-06-04T25:00' }, 'shift.end', 'This time does not exist.'],
    [{ end: '2030-06-04T07:00' }, 'shift.end', 'The end must be after the start.'],
    [{ end: '2030-06-06T07:01' }, 'shift.end', 'A shift can last up to 48 hours.'],
    [{ breakMinutes: 480 }, 'shift.breakMinutes', 'The break must be shorter than the shift.'],
  ])('is refused with %o', (more, path, message) => {
    expect(refusal(() => checkedShift(draft(more), zone))).toEqual(fault(path, message));
  });

  it('may have a break a minute shorter', () => {
    expect(checkedShift(draft({ breakMinutes: 479 }), zone)).toMatchObject({ breakMinutes: 479 });
  });
});

describe('leave of days', () => {
  it('is on its days, and has neither a place nor a job', () => {
    const one = { ...leave('2030-06-04T00:00', '2030-06-06T00:00'), departmentId: 3, jobTitle: 'Waiter', skill: 'Bar' };
    expect(checkedShift(one, zone)).toMatchObject({
      allDay: true,
      firstDay: '2030-06-04',
      lastDay: '2030-06-05',
      departmentId: null,
      jobTitle: null,
      workCentreId: null,
      costPlace: null,
      skill: null,
    });
  });

  it('may be longer than a shift, up to 400 days', () => {
    expect(checkedShift(leave('2030-01-01T00:00', '2031-02-05T00:00'), zone)).toMatchObject({ lastDay: '2031-02-04' });
  });

  it.each([
    ['2030-06-04T01:00', '2030-06-05T00:00', 'shift.start', 'Leave must start at midnight, hotel time.'],
    ['2030-06-04T00:00', '2030-06-04T23:00', 'shift.end', 'Leave must end at midnight, hotel time.'],
    ['2030-01-01T00:00', '2031-02-06T00:00', 'shift.end', 'Leave can last up to 400 days.'],
  ])('from %s to %s is refused', (start, end, path, message) => {
    expect(refusal(() => checkedShift(leave(start, end), zone))).toEqual(fault(path, message));
  });
});
