import { expect, it } from 'vitest';
import type { EventFilters, EventRow } from './event-row';
import { beforePrivacy, withPrivateLeave } from './privacy.rules';

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

it('shows all as it is to who approves leave', () => {
  const events = [event('SickLeave', 8)];
  expect(withPrivateLeave(events, { mayApprove: true, self: 7 })).toBe(events);
});

const filters = (...typesOfShift: EventRow['type'][]) => ({ typesOfShift }) as EventFilters;
const leaves = ['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave'];

it.each(['DayOff', 'SickLeave'] as const)(
  'reads all leave where a filter names %s, so that it does not tell the kind',
  (type) => {
    const { typesOfShift } = beforePrivacy(filters('Regular', type), { mayApprove: false, self: 7 });
    expect(new Set(typesOfShift)).toEqual(new Set(['Regular', ...leaves]));
  },
);

it.each<[string, EventFilters, boolean]>([
  ['a filter without leave', filters('Regular', 'Night'), false],
  ['no filter of types', {} as EventFilters, false],
  ['a filter of who approves leave', filters('SickLeave'), true],
])('reads no more for %s', (_which, given, mayApprove) => {
  expect(beforePrivacy(given, { mayApprove, self: 7 })).toBe(given);
});
