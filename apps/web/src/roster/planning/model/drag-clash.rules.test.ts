import { expect, it } from 'vitest';
import { clashOfDrag } from './drag-clash.rules';
import { moveItems } from './plan-items.rules';
import { days, offOf, planOf, shiftOf, zone } from './test-plan';

const morning = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00');
const clash = (others: Parameters<typeof planOf>, by = 0) => {
  const now = planOf(morning, ...others);
  const moved = [{ id: 11, from: 7, to: 8, start: morning.start, end: morning.end }];
  return clashOfDrag(now, moveItems(now, { moved, days: by, minutes: 0, isCopy: false }, days), zone)?.kind ?? null;
};
const leave = (from: string, after: string) => ({ ...offOf(8, 22, from, after), typeOfShift: 'AnnualLeave' as const });

it('says what stands in the way', () => {
  expect(clash([shiftOf(8, 12, '2026-11-10T14:00', '2026-11-10T18:00')])).toBe('work');
  expect(clash([shiftOf(8, 12, '2026-11-10T15:00', '2026-11-10T18:00')])).toBeNull();
  expect(clash([shiftOf(8, 12, '2026-11-10T14:00', '2026-11-10T18:00', { typeOfShift: 'OnCall' })])).toBeNull();
  expect(clash([leave('2026-11-09', '2026-11-11')])).toBe('leave');
  expect(clash([leave('2026-11-11', '2026-11-12')])).toBeNull();
  expect(clash([offOf(8, 22, '2026-11-10', '2026-11-11')])).toBeNull();
  expect(clash([])).toBeNull();
});
