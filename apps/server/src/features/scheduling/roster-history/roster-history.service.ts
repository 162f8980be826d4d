import { longestPlan } from '@horae/contract/scheduling/planned-items';
import {
  type KnownItem,
  mostRosterChanges,
  type RosterHistory,
  type RosterHistoryQuery,
} from '@horae/contract/scheduling/roster-history.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { departmentReach } from '#roster/department-reach';
import { isItemOn } from '#roster/listed-on.rules';
import { placeNames } from '#roster/place-names';
import { type Listed, type ResourceFilters, readListed } from '#roster/resources';
import {
  changesAfter,
  everOpenIn,
  everPlanned,
  historyBegan,
  publicationsOf,
  type VersionRow,
  versionsAt,
} from './known-versions.store';
import type { Days } from './period';
import { changeOf, differencesOf, shownOf } from './roster-changes';
import { wireVersion } from './wire-version';

/**
 * The roster as it was known at a moment, of the people whom the account may see and with the open shifts of the
 * departments in which it plans, and what became of it.
 */
export async function readRosterHistory(
  db: Database,
  hotel: GrantedHotel,
  { first, last, departments, employees, ...moments }: Omit<RosterHistoryQuery, 'hotel'>,
): Promise<RosterHistory> {
  refuseLongPeriod({ first, last });
  const { companyId } = hotel;
  const days = { first, last };
  const now = Date.now();
  const at = Math.min(now, momentOf(moments.at, now));
  const and = moments.and === undefined ? null : Math.min(now, momentOf(moments.and, now));
  const all = await readEverybody(db, hotel, {}, days);
  const isWhole = employees.length === 0 && departments.length === 0;
  const { people, isOn } = isWhole ? all : await readEverybody(db, hotel, { employees, departments }, days);
  const ids = people.map(({ employeeId }) => employeeId);
  const open = await readOpenDepartments(db, hotel, days);
  const openIn = employees.length > 0 ? [] : open.filter(({ id }) => isChosen(departments, id));
  const holders = { people: ids, openIn: openIn.map(({ id }) => id) };
  const isHeld = shownOf(holders);
  const isShown = ({ employeeId, ...item }: VersionRow) =>
    isHeld({ ...item, employeeId }) && (employeeId === null || isItemOn(isOn, { ...item, employeeId }));
  const span = { after: Math.min(at, and ?? at), until: and === null ? now : Math.max(at, and) };
  const [items, others, changes, began, publications] = await Promise.all([
    versionsAt(db, companyId, days, holders, at),
    and === null ? null : versionsAt(db, companyId, days, holders, and),
    changesAfter(db, companyId, days, { ...span, most: mostRosterChanges + 1 }, holders),
    historyBegan(db, companyId),
    hotel.mayPlan ? publicationsOf(db, companyId, days) : [],
  ]);
  const names = await placeNames(db, companyId, [
    ...items,
    ...(others ?? []),
    ...changes.flatMap(({ before, after }) => [before, after]),
  ]);
  const wire = wireVersion(hotel, names);
  const known = items.filter(isShown).map((item): KnownItem => Object.assign(wire(item), { id: item.id }));
  return {
    at: text(at),
    and: and === null ? null : text(and),
    keptSince: began === null ? null : text(began),
    people: people.map(({ employeeId, title, employeeCode, department }) => ({
      employeeId,
      name: title,
      code: employeeCode,
      department,
    })),
    departments: departmentsOf(all.people, open),
    openIn,
    items: known,
    differences: others && differencesOf(known, others.filter(isShown), wire),
    changes: changes.slice(0, mostRosterChanges).flatMap((change) => changeOf(change, hotel, isShown, wire)),
    hasMoreChanges: changes.length > mostRosterChanges,
    publications: publications.map(({ at: published, by, items: count }) => ({
      at: text(published),
      by,
      items: count,
    })),
  };
}
const text = (at: number) => new Date(at).toISOString();
const momentOf = (given: string | undefined, now: number) => (given === undefined ? now : Date.parse(given));

function refuseLongPeriod({ first, last }: Days): void {
  if (last < first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longestPlan) throw invalid('last', `Ask for up to ${longestPlan} days at once.`);
}

/** Everybody whom the account sees: who is employed on these days, and who has left since but was on their roster. */
async function readEverybody(
  db: Database,
  hotel: GrantedHotel,
  { employees = [], departments }: ResourceFilters,
  days: Days,
): Promise<Listed> {
  const employed = await readListed(db, hotel, { employees, departments }, days);
  const known = new Set(employed.people.map(({ employeeId }) => employeeId));
  const gone = (await everPlanned(db, hotel.companyId, days)).filter((id) => !known.has(id) && isChosen(employees, id));
  if (gone.length === 0) return employed;
  const filters = { employees: gone, departments };
  const left = await readListed(db, hotel, filters, { first: '1900-01-01', last: '2199-12-31' });
  const then = left.people.filter(({ employeeId }) => left.isOn(employeeId, days.first, days.last));
  return { people: [...employed.people, ...then], isOn: (...of) => employed.isOn(...of) || left.isOn(...of) };
}

/** The departments with open shifts on these days in which the account plans; who plans only for oneself sees none. */
async function readOpenDepartments(db: Database, hotel: GrantedHotel, days: Days): Promise<RosterHistory['openIn']> {
  if (!hotel.mayPlan) return [];
  const open = await everOpenIn(db, hotel.companyId, days);
  if (open.length === 0) return [];
  const { mayKeep } = await departmentReach(db, hotel);
  return open.filter(({ id }) => mayKeep(id));
}

function departmentsOf(
  everybody: readonly StaffResource[],
  open: RosterHistory['openIn'],
): RosterHistory['departments'] {
  const ofPeople = everybody.map((one) => [one.building_Id, one.department] as const);
  const names = new Map([...open.map(({ id, name }) => [id, name] as const), ...ofPeople]);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'el'));
}

const isChosen = (chosen: readonly number[], id: number) => chosen.length === 0 || chosen.includes(id);
