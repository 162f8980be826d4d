import type { PlannedItem as WireItem } from '@horae/contract/scheduling/planning.contract';
import { longestPlan } from '@horae/contract/scheduling/planning.contract';
import {
  type KnownItem,
  mostRosterChanges,
  type RosterChange,
  type RosterDifference,
  type RosterHistory,
  type RosterHistoryQuery,
} from '@horae/contract/scheduling/roster-history.contract';
import { daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { readResources } from '#roster/resources';
import {
  type ChangeRow,
  changesAfter,
  everPlanned,
  historyBegan,
  publicationsOf,
  type VersionRow,
  versionsAt,
} from './known-versions.store';
import type { Days } from './period';
import { wireVersion } from './wire-version';

/** The roster as it was known at a moment, of the people whom the account may see, and what became of it. */
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
  const people = await readPeople(db, hotel, days, { departments, employees });
  const ids = people.map(({ employeeId }) => employeeId);
  const visible = new Set(ids);
  const span = { after: Math.min(at, and ?? at), until: and === null ? now : Math.max(at, and) };
  const [items, others, changes, began, publications] = await Promise.all([
    versionsAt(db, companyId, days, ids, at),
    and === null ? null : versionsAt(db, companyId, days, ids, and),
    changesAfter(db, companyId, days, { ...span, most: mostRosterChanges + 1 }, ids),
    historyBegan(db, companyId),
    hotel.mayPlan ? publicationsOf(db, companyId, days) : [],
  ]);
  const wire = wireVersion(hotel);
  const known = items.map((item): KnownItem => Object.assign(wire(item), { id: item.id }));
  return {
    at: text(at),
    and: and === null ? null : text(and),
    keptSince: began === null ? null : text(began),
    people,
    items: known,
    differences: others && differencesOf(known, others, wire),
    changes: changes.slice(0, mostRosterChanges).flatMap((change) => changeOf(change, hotel, visible, wire)),
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

/** Who is employed on these days, and who has left since but was on their roster. */
async function readPeople(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
  { departments, employees }: Pick<RosterHistoryQuery, 'departments' | 'employees'>,
): Promise<RosterHistory['people']> {
  const chosen = { departments, employees };
  const employed = await readResources(db, hotel, chosen, days);
  const known = new Set(employed.map(({ employeeId }) => employeeId));
  const planned = await everPlanned(db, hotel.companyId, days);
  const gone = planned.filter((id) => !known.has(id) && (employees.length === 0 || employees.includes(id)));
  const left =
    gone.length === 0
      ? []
      : await readResources(db, hotel, { departments, employees: gone }, { first: '1900-01-01', last: '2199-12-31' });
  return [...employed, ...left].map(({ employeeId, title, employeeCode, department }) => ({
    employeeId,
    name: title,
    code: employeeCode,
    department,
  }));
}

type Wire = (item: VersionRow) => WireItem;

function differencesOf(known: readonly KnownItem[], others: readonly VersionRow[], wire: Wire): RosterDifference[] {
  const otherOf = new Map(others.map((item) => [item.id, wire(item)]));
  const changed = known.flatMap(({ id, ...before }) => {
    const after = otherOf.get(id) ?? null;
    otherOf.delete(id);
    return after && isSame(before, after) ? [] : [{ id, before, after }];
  });
  return [...changed, ...[...otherOf].map(([id, after]) => ({ id, before: null, after }))];
}

/** A change as the account may see it; none where all that changed is withheld. */
function changeOf(
  { at, by, way, reason, before, after }: ChangeRow,
  hotel: GrantedHotel,
  visible: ReadonlySet<number>,
  wire: Wire,
): RosterChange[] {
  const shown = (item: ChangeRow['before']) =>
    item && !item.isRemoved && visible.has(item.employeeId) ? wire(item) : null;
  const [was, is] = [shown(before), shown(after)];
  if (isSame(was, is)) return [];
  const said = hotel.mayPlan ? reason : null;
  return [{ id: after.id, at: text(at), by, way: way ?? 'other', reason: said, before: was, after: is }];
}

const isSame = (a: WireItem | null, b: WireItem | null): boolean => JSON.stringify(a) === JSON.stringify(b);
