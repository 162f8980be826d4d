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

export function legendKeyOf({ status, typeOfShift }: Pick<Shift, 'status' | 'typeOfShift'>): LegendKey {
  return status === 'cancelled' ? 'cancelled' : keys[typeOfShift];
}

export function typeOfLegend(key: LegendKey): Shift['typeOfShift'] {
  const found = Object.entries(keys).find(([, other]) => other === key);
  return (found?.[0] as Shift['typeOfShift'] | undefined) ?? 'Regular';
}
