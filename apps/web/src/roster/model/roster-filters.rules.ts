import { Id } from '@horae/contract/fields';
import { isLocalDate, type LocalDate } from '@horae/local-time/local-date';
import { z } from 'zod';
import { allCalendars } from './shift.rules';

export const groupings = ['department', 'departmentGroup', 'workCenter', 'program', 'none'] as const;
export type Grouping = (typeof groupings)[number];
export const sortings = ['name', 'order', 'start', 'hours', 'issues'] as const;
export type Sorting = (typeof sortings)[number];
export const programs = ['fixed', 'flexible'] as const;
export type Program = (typeof programs)[number];
export const legendKeys = [
  'regular',
  'split',
  'overtime',
  'night',
  'oncall',
  'training',
  'leave',
  'unpaid',
  'sick',
  'rest',
  'compensatory',
  'other',
  'absent',
  'cancelled',
] as const;
export type LegendKey = (typeof legendKeys)[number];

/** The filters that all calendars keep in their URLs. */
export interface RosterFilters {
  bu: number | null;
  ou: number | null;
  wc: number | null;
  dg: readonly number[];
  dept: readonly number[];
  programs: readonly Program[];
  q: string;
  emp: number | null;
  calendars: readonly number[];
  overtimes: boolean;
  ergani: boolean;
  hide: readonly LegendKey[];
}

/** How rows are grouped and sorted. */
export interface Arrangement {
  group: Grouping;
  sort: Sorting;
  /** Whether rows without events in the range are listed. */
  emptyRows: boolean;
}

export type Search = Readonly<Record<string, unknown>>;

/** The non-default search parameters of a calendar. */
export type RosterSearch = Readonly<Record<string, string>>;

/** Whether it is a valid date from 2000 to 2100. */
export const isRosterDay = (text: string): text is LocalDate => isLocalDate(text) && text >= '2000' && text < '2101';

const id = Id.nullable().default(null);
const ids = z.array(Id).default([]);

/** Some of the choices, in canonical order whatever the order in the URL. */
const someOf = <T extends string>(choices: readonly T[]) =>
  z
    .array(z.enum(choices))
    .transform((chosen) => choices.filter((choice) => chosen.includes(choice)))
    .default([]);

/** The search parameters of every calendar. */
export const rosterFields = {
  bu: id,
  ou: id,
  wc: id,
  dg: ids,
  dept: ids,
  program: someOf(programs),
  q: z
    .string()
    .transform((text) => text.slice(0, 100))
    .default(''),
  emp: id,
  cal: z.array(z.string()).default([]),
  ot: z.boolean().default(true),
  ergani: z.boolean().default(false),
  hide: someOf(legendKeys),
  date: z.string().refine(isRosterDay).nullable().default(null),
};

type FilterTexts = Pick<z.output<z.ZodObject<typeof rosterFields>>, 'program' | 'cal' | 'ot'>;

/** Converts URL parameters to filters; `standard` are the calendars shown by default, `known` those available. */
export function withFilters<A extends FilterTexts>(
  { program: programs, cal, ot: overtimes, ...address }: A,
  standard: readonly number[],
  known: readonly number[] = allCalendars,
) {
  const chosen = known.filter((calendar) => cal.includes(String(calendar)));
  const calendars = chosen.length > 0 || cal.includes('none') ? chosen : standard;
  return { ...address, programs, calendars, overtimes };
}

/** Returns the search parameters of the filters; defaults are empty. */
export function writeFilters(filters: RosterFilters, standard: readonly number[]) {
  const cal = filters.calendars.join() || 'none';
  return {
    bu: String(filters.bu ?? ''),
    ou: String(filters.ou ?? ''),
    wc: String(filters.wc ?? ''),
    dg: filters.dg.join(),
    dept: filters.dept.join(),
    program: filters.programs.join(),
    q: filters.q,
    emp: String(filters.emp ?? ''),
    cal: cal === standard.join() ? '' : cal,
    ot: filters.overtimes ? '' : '0',
    ergani: filters.ergani ? '1' : '',
    hide: filters.hide.join(),
  };
}
