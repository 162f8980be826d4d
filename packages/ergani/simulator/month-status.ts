import { datesFrom } from '@horae/local-time/local-date';
import { lastOfMonth } from '@horae/local-time/month';
import type { LocalTime, Person } from '../src';
import { type CurrentDay, currentDay } from './current';
import type { SimulatedEmployer } from './employer';
import { peopleOf } from './parts-of-message';
import type { SimulatorState } from './state';

/** Returns counts of a month for each employee, from what currently applies. */
export function monthStatus(
  state: SimulatorState,
  { taxNumber: employer, employees }: SimulatedEmployer,
  year: number,
  month: number,
): object[] {
  const people = new Map<string, Person>();
  for (const { person } of employees ?? []) people.set(person.taxNumber, person);
  for (const document of state.accepted.filter((one) => one.employer === employer))
    for (const person of peopleOf(document.message)) people.set(person.taxNumber, person);

  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const dates = datesFrom(first, Number(lastOfMonth(first).slice(-2)));
  return [...people.values()].map((person) => {
    const days = dates.map((date) => currentDay(state, { employer, employee: person.taxNumber, date }));
    const { taxNumber: f_afm, surname: f_eponimo, givenName: f_onoma } = person;
    return Object.assign({ f_year: String(year), f_month: String(month), f_afm, f_eponimo, f_onoma }, countsOf(days));
  });
}

function countsOf(days: readonly CurrentDay[]) {
  const count = (holds: (day: CurrentDay) => boolean | undefined) => String(days.filter(holds).length);
  const scheduled = (kind: string) => count(({ schedule }) => schedule?.value.some((part) => part.kind === kind));
  const overtime = days.map(({ overtime }) =>
    (overtime?.value ?? []).reduce((sum, part) => sum + (part.kind === 'overtime' ? minutesOf(part) : 0), 0),
  );
  return {
    f_arithmos_hmerwn_ergasias: scheduled('work'),
    f_arithmos_hmerwn_tilergasias: scheduled('telework'),
    f_arithmos_hmerwn_anapaushs_repo: scheduled('rest'),
    f_arithmos_hmerwn_mh_ergasias: scheduled('nonWorking'),
    f_arithmos_hmerwn_kanonikh_adeia: count(({ leave }) => leave?.value.some(({ kind }) => kind === 'annual')),
    f_arithmos_hmerwn_yperorias: String(overtime.filter((minutes) => minutes > 0).length),
    f_lepta_yperorias: String(overtime.reduce((sum, minutes) => sum + minutes, 0)),
    f_arithmos_hmerwn_karta_ergasias: count(({ cards }) => cards.in !== undefined || cards.out !== undefined),
  };
}

/** Minutes by the wall clock; an end at or before the start is on the next morning. */
function minutesOf({ from, to }: { from: LocalTime; to: LocalTime }): number {
  const minutes = (time: LocalTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = minutes(to) - minutes(from);
  return length > 0 ? length : length + 1440;
}
