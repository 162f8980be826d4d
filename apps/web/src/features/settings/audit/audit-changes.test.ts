import { describe, expect, it } from 'vitest';
import { auditChanges, changesLine } from './audit-changes';

describe('the changes of an audit entry', () => {
  it.each([
    ['what differs', { name: 'Spa', id: 7 }, { name: 'Wellness', id: 7 }, 'name: Spa → Wellness'],
    ['what was added', {}, { name: 'Spa', notes: null }, 'name: Spa'],
    ['what was taken away', { name: 'Spa' }, {}, 'name: Spa → –'],
    [
      'values in values, by path',
      { place: { department: 1 } },
      { place: { department: 2 } },
      'place.department: 1 → 2',
    ],
    ['lists as they are', { ids: [1] }, { ids: [1, 2] }, 'ids: [1] → [1,2]'],
    [
      'no and zero as values',
      { mayPlan: false, break: 0 },
      { mayPlan: true, break: 30 },
      'mayPlan: false → true · break: 0 → 30',
    ],
    ['nothing', { name: 'Spa' }, { name: 'Spa' }, ''],
  ])('are %s', (_what, before, after, line) => {
    expect(changesLine(auditChanges(before, after))).toBe(line);
  });

  it.each([
    ['Europe/Athens', 'Jan 14, 2041, 10:00 PM'],
    ['Pacific/Auckland', 'Jan 15, 2041, 9:00 AM'],
  ])('tell moments on the clock of the hotel in %s, and neither the number nor the version', (timeZone, start) => {
    expect(auditChanges({}, { id: 1, version: 1, start: 2_241_806_400 }, timeZone)).toEqual([
      { field: 'start', before: '', after: start },
    ]);
  });
});
