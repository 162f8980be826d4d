import type { AnyItem as WireItem } from '@horae/contract/scheduling/planned-items';
import type { KnownItem, RosterChange, RosterDifference } from '@horae/contract/scheduling/roster-history.contract';
import type { GrantedHotel } from '#platform/account';
import type { ChangeRow, Holders, VersionRow } from './known-versions.store';

type Wire = (item: VersionRow) => WireItem;

export function differencesOf(
  known: readonly KnownItem[],
  others: readonly VersionRow[],
  wire: Wire,
): RosterDifference[] {
  const otherOf = new Map(others.map((item) => [item.id, wire(item)]));
  const changed = known.flatMap(({ id, ...before }) => {
    const after = otherOf.get(id) ?? null;
    otherOf.delete(id);
    return after && isSame(before, after) ? [] : [{ id, before, after }];
  });
  return [...changed, ...[...otherOf].map(([id, after]) => ({ id, before: null, after }))];
}

export const shownOf = ({ people, openIn }: Holders) => {
  const [ofPeople, ofNobody] = [new Set(people), new Set(openIn)];
  return ({ employeeId, departmentId }: VersionRow): boolean =>
    employeeId === null ? ofNobody.has(departmentId!) : ofPeople.has(employeeId);
};

/** A change as the account may see it; none where all that changed is withheld. */
export function changeOf(
  { at, by, way, gesture, reason, before, after }: ChangeRow,
  hotel: GrantedHotel,
  isShown: (item: VersionRow) => boolean,
  wire: Wire,
): RosterChange[] {
  const shown = (item: ChangeRow['before']) => (item && !item.isRemoved && isShown(item) ? wire(item) : null);
  const [was, is] = [shown(before), shown(after)];
  if (isSame(was, is)) return [];
  const said = hotel.mayPlan ? { gesture, reason } : { gesture: null, reason: null };
  return [{ id: after.id, at: new Date(at).toISOString(), by, way: way ?? 'other', ...said, before: was, after: is }];
}

const isSame = (a: WireItem | null, b: WireItem | null): boolean => JSON.stringify(a) === JSON.stringify(b);
