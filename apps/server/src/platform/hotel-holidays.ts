import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { easterDays, greekHolidays, mandatoryHolidays } from '@horae/working-time';

/** A hotel's decision about a day: a holiday of this name, or not a holiday. */
export interface HolidayDecision {
  day: string;
  name: string;
  isHoliday: boolean;
}

export const isKnownCountry = (country: string): boolean => country === 'GR';

/** Returns the holidays of a country in a year, customary ones included; none for an unknown country. */
export function holidaysOfCountry(country: string, year: number): HotelHoliday[] {
  if (!isKnownCountry(country)) return [];
  const { cleanMonday, goodFriday, whitMonday } = easterDays(year);
  const customary = { 'Clean Monday': cleanMonday, 'Good Friday': goodFriday, 'Whit Monday': whitMonday };
  return [
    ...mandatoryHolidays(year, greekHolidays).map(({ date, name }) => byRule(date, name, 'mandatory')),
    ...Object.entries(customary).map(([name, day]) => byRule(day, name, 'customary')),
  ];
}

const byRule = (day: string, name: string, kind: 'mandatory' | 'customary'): HotelHoliday => ({
  day,
  name,
  kind,
  isHoliday: kind === 'mandatory',
  isOwnDecision: false,
});

/** Returns the country's holidays overridden by the hotel's decisions, by day; two on a decided day merge into one. */
export function holidaysOfHotel(country: string, year: number, decisions: readonly HolidayDecision[]): HotelHoliday[] {
  const ofYear = decisions.filter(({ day }) => day.startsWith(`${year}-`));
  const ofCountry = holidaysOfCountry(country, year);
  const decided = ofYear.map((decision): HotelHoliday => {
    const kind = ofCountry.find(({ day }) => day === decision.day)?.kind ?? 'own';
    return { day: decision.day, name: decision.name, kind, isHoliday: decision.isHoliday, isOwnDecision: true };
  });
  const days = new Set(ofYear.map(({ day }) => day));
  return [...decided, ...ofCountry.filter(({ day }) => !days.has(day))].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
