import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { easterDays, greekHolidays, mandatoryHolidays } from '@horae/working-time';

/** What a hotel decided on a day: that it is a holiday of this name there, or none. */
export interface HolidayDecision {
  day: string;
  name: string;
  isHoliday: boolean;
}

export const isKnownCountry = (country: string): boolean => country === 'GR';

/** The holidays of a country in a year, customary ones too; none of a country that is not known. */
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

/** The country's days with the hotel's word over them, by day; two of one day are one where the hotel spoke. */
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
