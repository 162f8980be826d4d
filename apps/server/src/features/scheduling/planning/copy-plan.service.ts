import type { AnyChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanCopied } from '@horae/contract/scheduling/plan-fills';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { groupBy } from '#platform/group-by';
import { isItemOn } from '#roster/listed-on.rules';
import { placeNames } from '#roster/place-names';
import { type PlannedItem, placeFields } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readListed } from '#roster/resources';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { pinnedOn } from '../plan-notes/plan-notes.reads';
import { refusedPlaces } from '../shifts/shift-places.commands';
import { changePlan } from './change-plan.service';
import { copiesOf, wantedOf } from './copy-days.rules';
import { asOpen, copyOpen } from './copy-open';
import { elsewhere, plannedOn } from './fill-plan.service';
import { planOf } from './plan-of-people';
import { refuseLongRange } from './plan-scope';
import type { PublicationScope } from './publication';

interface CopyWish extends PublicationScope {
  from: string;
  replace: boolean;
  withPeople: boolean;
  dryRun: boolean;
}

/** About a week of 3 000 people. */
const mostCopied = 20_000;
const mostNamed = 50;

/** Copies shifts and days off of other days as drafts; what is planned stays unless it is to be replaced. */
export async function copyPlan(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { first, last, departments, employees, from, replace, withPeople, dryRun }: CopyWish,
): Promise<PlanCopied> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last });
  const target = { first, last };
  const by = daysBetween(from, first);
  const source = { first: from, last: addDays(last, -by) };
  const filters = { departments: [...departments], employees: [...employees] };
  const { people, isOn } = await readListed(tx, hotel, filters, target);
  const ids = people.map(({ employeeId }) => employeeId);
  const employments = await lockEmployments(tx, hotel.companyId, ids);
  const wasPlanned = await plannedOn(tx, hotel, ids, source);
  const [before, now] = [await planOf(tx, hotel, ids, source), await planOf(tx, hotel, ids, target)];
  const isPinned = await pinnedOn(tx, hotel.companyId, ids, target);
  const draftOf = new Map(now.drafts.map((draft) => [draft.item.id, draft]));
  const versionOf = new Map(now.published.map(({ id, version }) => [id, version]));
  // Days on which somebody is in a department that was not chosen are no part of the copy.
  const isWanted = ({ employeeId, firstDay, lastDay }: PlannedItem) =>
    departments.length === 0 || isOn(employeeId, addDays(firstDay, by), addDays(lastDay, by));
  const copied = before.items.filter((item) => isItemOn(wasPlanned, item) && isWanted(item));
  const sourceOf = groupBy(copied, ({ employeeId }) => employeeId);
  const targetOf = groupBy(now.items, ({ employeeId }) => employeeId);
  const faultOf = withPeople ? await faultsOfCopies(tx, hotel, copied, by) : () => null;
  const counts = { shifts: 0, daysOff: 0, kept: 0, pinned: 0 };
  const done: PlanCopied = { ...counts, skipped: [], skippedCount: 0, changed: null };
  const changes: AnyChange[] = [];
  for (const employeeId of withPeople ? ids : []) {
    const person = employments.get(employeeId)!;
    const copies = copiesOf(sourceOf.get(employeeId) ?? [], targetOf.get(employeeId) ?? [], {
      days: source,
      by,
      timeZone: hotel.timeZone,
      replace,
      isPinned: (day) => isPinned(employeeId, day),
      refusalOf: (day) => notEmployedOn(person, day) ?? (isOn(employeeId, day) ? null : elsewhere),
      faultOf,
    });
    const { added, removed, kept, pinned, skipped } = copies;
    done.kept += kept;
    done.pinned += pinned;
    skip(
      done,
      skipped.map(({ day, why }) => ({ employeeId, name: person.name, day, why })),
    );
    for (const item of added) {
      if (item.allDay) done.daysOff += 1;
      else done.shifts += 1;
      changes.push({ seen: { published: null, draft: null }, item: wantedOf(item, hotel.timeZone) });
    }
    for (const { id } of removed) {
      const seen = { published: versionOf.get(id) ?? null, draft: draftOf.get(id)?.version ?? null };
      changes.push({ id, seen, item: null });
    }
  }
  if (employees.length === 0 || !withPeople) {
    const left = withPeople ? [] : await asOpen(tx, hotel, copied);
    const open = await copyOpen(tx, hotel, left, { first, last, from, departments, replace });
    done.shifts += open.added;
    done.kept += open.kept;
    changes.push(...open.changes);
    const { department } = await placeNames(tx, hotel.companyId, open.skipped);
    skip(
      done,
      open.skipped.map(({ departmentId, day, why }) => ({
        employeeId: null,
        name: department(departmentId) ?? '',
        day,
        why,
      })),
    );
  }
  if (changes.length > mostCopied)
    throw invalid('last', `Up to ${mostCopied} items can be copied at once. Choose fewer days or people.`);
  if (dryRun || changes.length === 0) return done;
  const changed = await changePlan(tx, account, hotel, { way: 'copied', changes, first, last });
  return { ...done, changed };
}

/** The first of what cannot be worked are named, all of it is counted. */
function skip(done: PlanCopied, skipped: PlanCopied['skipped']): void {
  done.skippedCount += skipped.length;
  done.skipped.push(...skipped.slice(0, Math.max(0, mostNamed - done.skipped.length)));
}

/** Why an item cannot be copied to so many days later: somebody else placed it where the account does not plan. */
async function faultsOfCopies(tx: Database, hotel: GrantedHotel, items: readonly PlannedItem[], by: number) {
  const placed = items.filter(({ departmentId, workCentreId }) => departmentId !== null || workCentreId !== null);
  const wanted = placed.map((item) => ({
    ...placeFields(item),
    employeeId: item.employeeId,
    day: addDays(item.firstDay, by),
  }));
  const faults = await refusedPlaces(tx, hotel, wanted);
  const faultOf = new Map(placed.map(({ id }, at) => [id, faults[at] ?? null]));
  return ({ id }: PlannedItem) => faultOf.get(id) ?? null;
}
