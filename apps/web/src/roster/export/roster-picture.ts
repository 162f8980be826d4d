import { addDays } from '@horae/local-time/local-date';
import type { Period, Zoom } from '@horae/timeline';
import { formatRange } from '#platform/format-date';
import type { SelectedHotel } from '#platform/storage';
import { exportScope } from '#ui/export/export-scope';
import { type AwayHours, allHours } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import type { Board } from '../model/board.rules';
import type { DayRange } from '../model/day-range.rules';
import type { GridModel } from '../model/grid-model.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { EmployeeRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import { rangeText } from '../texts/range-text';
import { rosterExportWords } from './roster-export.words';

/** What a calendar of people by days currently shows; the input of its exports. */
export interface RosterPicture {
  /** The screen's name as used in file names. */
  name: 'staff-timeline' | 'organisation-unit-calendar';
  title: string;
  hotel: SelectedHotel;
  /** The unit's name, on the screen of a single unit. */
  place?: string | undefined;
  zoom: Zoom;
  period: Period;
  range: DayRange;
  days: LocalDays;
  model: GridModel;
  barsOf: (employee: number) => readonly ShiftBar[];
  /** Everything that was loaded, whatever types are hidden. */
  shiftsOf: Board['shiftsOf'];
  costPlaces?: Board['costPlaces'];
  /** The rows of open shifts, while somebody plans. */
  openRows?: Board['open'];
  /** Whether drafts of planners are laid over what is published. */
  hasDrafts?: boolean;
  /** Active filters: "Department: Kitchen". */
  filters: readonly string[];
}

/** Returns the employees in screen order. */
export function peopleIn({ model }: RosterPicture): readonly EmployeeRow[] {
  return model.rows.filter((row) => row.kind === 'resource');
}

/** Returns an employee's bars in the visible days. */
export function barsIn({ barsOf, range }: RosterPicture, employee: number): readonly ShiftBar[] {
  return barsOf(employee).filter((bar) => bar.start < range.end && bar.end > range.start);
}

/** From this number of rows on, exports ask for confirmation. */
export const manyRows = 5000;

/** Number of visible shifts. */
export function shiftCount(picture: RosterPicture): number {
  return peopleIn(picture).reduce((sum, row) => sum + barsIn(picture, row.id).length, 0);
}

/** Leave by the hour in the visible days. */
export function awayIn(picture: RosterPicture, row: EmployeeRow): readonly AwayHours[] {
  const { dates } = picture.range;
  return allHours(barsIn(picture, row.id), row.away).filter(({ day }) => day >= dates[0]! && day <= dates.at(-1)!);
}

/** Returns `42 employees · Jun 16 – 22, 2025 · filters on`. */
export function scopeLine({ model, zoom, period, filters }: RosterPicture): string {
  const parts = [rosterWords.say('employees', { count: model.shown }), rangeText(zoom, period)];
  return exportScope(parts, { isFiltered: filters.length > 0 });
}

/** The header lines of every file: place, period, filters, counting rules. */
export function scopeLines(picture: RosterPicture): string[] {
  const { hotel, place, period, filters, model, hasDrafts = false } = picture;
  const range = formatRange(period.start, addDays(period.start, period.days - 1));
  return [
    [hotel.name ?? String(hotel.ErpCompanyId), place, range].filter(Boolean).join(' · '),
    [
      rosterWords.say('pulse.count', { shown: model.shown, all: model.all }),
      filters.length > 0
        ? rosterExportWords.say('filters', { filters: filters.join('; ') })
        : rosterExportWords.say('noFilters'),
    ].join(' · '),
    rosterWords.say('totals.rules'),
    ...(hasDrafts ? [rosterExportWords.say('drafts')] : []),
  ];
}
