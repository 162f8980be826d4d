import { addDays, type LocalDate } from '@horae/local-time/local-date';

/** Names are keys of the screen's words. */
const fixed = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '03-25': 'independence',
  '05-01': 'labour',
  '08-15': 'dormition',
  '10-28': 'ohi',
  '12-25': 'christmas',
  '12-26': 'synaxis',
} as const;

const aroundEaster = { cleanMonday: -48, goodFriday: -2, easterMonday: 1, whitMonday: 50 } as const;

export type Holiday = (typeof fixed)[keyof typeof fixed] | keyof typeof aroundEaster;

/** Orthodox Easter Sunday, 1900–2099: the Julian rule, thirteen days on. */
export function orthodoxEaster(year: number): LocalDate {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-${pad(month)}-${pad(day)}`, 13);
}

const pad = (part: number) => String(part).padStart(2, '0');
const years = new Map<number, ReadonlyMap<LocalDate, Holiday>>();

function holidaysOf(year: number): ReadonlyMap<LocalDate, Holiday> {
  const held = years.get(year);
  if (held) return held;
  const easter = orthodoxEaster(year);
  const days = new Map<LocalDate, Holiday>();
  for (const [name, offset] of Object.entries(aroundEaster)) days.set(addDays(easter, offset), name as Holiday);
  for (const [day, name] of Object.entries(fixed)) days.set(`${year}-${day}`, name);
  years.set(year, days);
  return days;
}

/** The public holiday of a Greek hotel on a date. */
export function holidayOn(date: LocalDate): Holiday | undefined {
  return holidaysOf(Number(date.slice(0, 4))).get(date);
}
