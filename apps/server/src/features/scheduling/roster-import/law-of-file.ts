import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { mostUnlawful, type RosterReport } from '@horae/contract/scheduling/roster-import.contract';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { eventOf, hasPerson, type PlannedItem } from '#roster/planned-item';
import { readResources } from '#roster/resources';
import { refuseUnapproved } from '../../people/organisation/needs-approval.reads';
import { draftsOfPeople } from '../planning/planning.reads';
import { keepReason } from '../publications/publications.commands';
import {
  findingsOfDraft,
  newlyUnlawful,
  newlyUnlawfulAhead,
  reachOfChange,
} from '../roster-checks/plan-findings.reads';
import { changedItems, type PersonChange } from './changed-items.rules';
import type { Comparison } from './comparison';
import type { EntryPerson } from './entries';
import type { Matched } from './people';

/** Whether the plan of a file waits as drafts; if not, why it is published although it is against the law. */
export interface Publishing {
  /** Null at the command line. */
  accountId: number | null;
  hotel: GrantedHotel;
  asDraft: boolean;
  reason: string | null;
}

type NamedFinding = RosterReport['unlawfulFirst'][number];

/** How a report tells findings. */
export const toldLaw = (found: readonly NamedFinding[]): Pick<RosterReport, 'unlawful' | 'unlawfulFirst'> => ({
  unlawful: found.length,
  unlawfulFirst: found.slice(0, mostUnlawful),
});

/** What would newly be against the law if a file were published; of one that becomes drafts, with all drafts of its people. */
export async function lawOfFile(
  tx: Database,
  { hotel, asDraft }: Publishing,
  { newPeople, personOf }: Matched,
  comparison: Comparison,
): Promise<NamedFinding[]> {
  // New people have no id before they are added.
  const idOfNew = new Map(newPeople.map((entry, at) => [personOf(entry), -1 - at]));
  const idOf = (entry: EntryPerson) => idOfNew.get(personOf(entry)) ?? Number(personOf(entry));
  const changes = changedItems(comparison, idOf, hotelClock(hotel.timeZone));
  const found = await newFindings(tx, hotel, changes, asDraft);
  const nameOf = (id: number) => (id < 0 ? newPeople[-1 - id]!.employeeName : comparison.names.get(id)!);
  return found.map((finding) => Object.assign(finding, { person: nameOf(finding.employeeId) }));
}

/** Publishing needs approval where the hotel wants it; what is against the law needs that right and a reason, which is kept. */
export async function allowPublishing(
  tx: Database,
  { accountId, hotel, reason }: Publishing,
  { found, items }: { found: readonly NamedFinding[]; items: number },
): Promise<void> {
  await refuseUnapproved(tx, hotel);
  if (found.length === 0) return;
  if (!hotel.mayApprove)
    throw new HttpError(
      403,
      'FORBIDDEN',
      'Only people with the right to approve can publish a roster against the law. Import it as a draft.',
    );
  if (!reason) throw invalid('reason', 'Say why the roster is published although it is against the law.');
  const days = found.map(({ day }) => day).sort();
  const about = { companyId: hotel.companyId, accountId, first: days[0]!, last: days.at(-1)! };
  const employeeIds = [...new Set(found.map(({ employeeId }) => employeeId))].filter((id) => id > 0);
  await keepReason(tx, { ...about, employeeIds, items, findings: found.length, reason });
}

async function newFindings(
  tx: Database,
  hotel: GrantedHotel,
  changes: readonly PersonChange[],
  withDrafts: boolean,
): Promise<CheckFinding[]> {
  const items = changes.flatMap(({ item }) => item ?? []);
  if (items.length === 0) return [];
  const days = widenedBy(spanOf(items));
  const concerned = [...new Set(items.map(({ employeeId }) => employeeId))];
  const known = concerned.filter((id) => id > 0);
  const people = [
    ...(await readResources(tx, { ...hotel, scope: { kind: 'hotel' } }, { employees: known }, days)),
    ...concerned.filter((id) => id < 0).map((employeeId) => ({ employeeId, jobTitle: '' })),
  ];
  const drafts = withDrafts ? await draftsOfPeople(tx, hotel.companyId, known, days) : [];
  const changed = new Set(changes.map(({ id }) => id));
  const drafted = drafts.flatMap(({ isRemoved, item }) => (isRemoved || !hasPerson(item) ? [] : [item]));
  const before = { without: new Set(drafts.map(({ item }) => item.id)), items: drafted.map(eventOf) };
  const kept = drafted.filter(({ id }) => !changed.has(id));
  const without = new Set([...before.without, ...changes.flatMap(({ id }) => id ?? [])]);
  const overlay = { without, items: [...kept, ...items].map(eventOf) };
  const ahead = await newlyUnlawfulAhead(tx, hotel, spanOf(items), people, { before, after: overlay });
  const after = await findingsOfDraft(tx, hotel, days, people, overlay);
  if (newlyUnlawful([], after).length === 0) return ahead;
  return [...newlyUnlawful(await findingsOfDraft(tx, hotel, days, people, before), after), ...ahead];
}

function spanOf(items: readonly PlannedItem[]): { first: string; last: string } {
  const first = items.reduce((least, { firstDay }) => (firstDay < least ? firstDay : least), items[0]!.firstDay);
  const last = items.reduce((most, { lastDay }) => (lastDay > most ? lastDay : most), items[0]!.lastDay);
  return { first, last };
}

const widenedBy = ({ first, last }: ReturnType<typeof spanOf>) => ({
  first: addDays(first, -reachOfChange),
  last: addDays(last, reachOfChange),
});
