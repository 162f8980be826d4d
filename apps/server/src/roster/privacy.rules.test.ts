import { expect, it } from 'vitest';
import type { EventRow } from './event-row';
import { withPrivateLeave } from './privacy.rules';

const event = (type: EventRow['type'], employeeId: number) =>
  ({ id: 1, employeeId, type, notes: 'Why' }) as unknown as EventRow;

it.each(['SickLeave', 'AnnualLeave', 'UnpaidLeave'] as const)(
  '%s of others goes out as a day off without notes',
  (type) => {
    const [own, other] = withPrivateLeave([event(type, 7), event(type, 8)], { mayApprove: false, self: 7 });

    expect(own).toMatchObject({ type, notes: 'Why' });
    expect(own).not.toHaveProperty('isPrivate');
    expect(other).toMatchObject({ type: 'DayOff', notes: null, isPrivate: true });
  },
);

it.each(['DayOff', 'Regular', 'Training'] as const)('%s of others goes out as it is', (type) => {
  expect(withPrivateLeave([event(type, 8)], { mayApprove: false, self: 7 })).toEqual([event(type, 8)]);
});

it('hides the leave of everybody from an account that is nobody of the hotel', () => {
  expect(withPrivateLeave([event('UnpaidLeave', 8)], { mayApprove: false, self: null })).toMatchObject([
    { type: 'DayOff', isPrivate: true },
  ]);
});
