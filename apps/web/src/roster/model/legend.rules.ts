import type { LegendKey } from './roster-filters.rules';
import type { Shift } from './shift.rules';

const keys: Record<Shift['typeOfShift'], LegendKey> = {
  Regular: 'regular',
  Split: 'split',
  Night: 'night',
  Overtime: 'overtime',
  OnCall: 'oncall',
  Training: 'training',
  AnnualLeave: 'leave',
  UnpaidLeave: 'unpaid',
  SickLeave: 'sick',
  DayOff: 'rest',
  Other: 'other',
};

type Looks = Pick<Shift, 'status' | 'typeOfShift' | 'compensates'>;

/** Cancelled and absent shifts look alike whatever their type, so each has an entry of its own. */
export function legendKeyOf({ status, typeOfShift, compensates }: Looks): LegendKey {
  if (status === 'cancelled' || status === 'absent') return status;
  return compensates ? 'compensatory' : keys[typeOfShift];
}

/** The type whose look explains an entry. */
export function typeOfLegend(key: LegendKey): Shift['typeOfShift'] | 'Absent' | 'CompensatoryDayOff' {
  if (key === 'absent') return 'Absent';
  if (key === 'compensatory') return 'CompensatoryDayOff';
  const found = Object.entries(keys).find(([, other]) => other === key);
  return (found?.[0] as Shift['typeOfShift'] | undefined) ?? 'Regular';
}
