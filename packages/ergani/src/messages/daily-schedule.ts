import { type DatedDeclaration, datedBody, readDated, type WireDayRow, type WireWto } from './declaration';
import { readSchedulePart, type SchedulePart, type WirePart, wireSchedulePart } from './schedule-part';

/**
 * How a declaration for dates is filed: before the work, after it (needs the opt-out of that month), or for drivers.
 */
export type Filing = 'before' | 'afterwards' | 'drivers';

/** Who works when, date by date (`WTODaily`, `WTODailyA`, `WTODailyD`). */
export interface DailyScheduleMessage {
  readonly kind: 'dailySchedule';
  readonly filing: Filing;
  readonly declarations: readonly DatedDeclaration<SchedulePart>[];
}

export const dailyScheduleCodes = { before: 'WTODaily', afterwards: 'WTODailyA', drivers: 'WTODailyD' } as const;

export type WireDailySchedule = WireWto<WireDayRow<WirePart>>;

export function dailyScheduleBody({ declarations }: DailyScheduleMessage): WireDailySchedule {
  return datedBody(declarations, wireSchedulePart);
}

export function readDailySchedule(body: WireDailySchedule, filing: Filing): DailyScheduleMessage {
  return { kind: 'dailySchedule', filing, declarations: readDated(body, readSchedulePart) };
}
