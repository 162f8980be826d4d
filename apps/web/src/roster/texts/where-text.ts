import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';

/** `Pool bar`, `Pool bar, Terrace`, `Terrace`; empty where the person works anyhow. */
export const whereText = (place: Partial<Pick<ShiftPlace, 'department' | 'workCentre'>> | undefined): string =>
  [place?.department, place?.workCentre].filter(Boolean).join(', ');
