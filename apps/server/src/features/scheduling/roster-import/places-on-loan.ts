import type { Database } from '#platform/database';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { readLentTo } from '../../people/people/loans.reads';
import { isShift, type RowShift } from './entries';
import type { Matched } from './people';

/**
 * Ignores the department that has a person on loan within the hotel, and its cost place, in the rows of those days. All
 * work of such a day is there anyhow, so naming it gives no single shift a place.
 */
export async function ignoreHostPlaces(
  tx: Database,
  companyId: number,
  { byPerson }: Pick<Matched, 'byPerson'>,
  dayOf: (second: number) => string,
): Promise<void> {
  const placed = [...byPerson].flatMap(([person, rows]) =>
    rows
      .filter(isShift)
      .filter(({ departmentId, costPlace }) => departmentId !== undefined || costPlace !== undefined)
      .map((row): [number, RowShift] => [Number(person), row]),
  );
  if (placed.length === 0) return;
  const days = placed.map(([, { start }]) => dayOf(start)).sort();
  const ids = [...new Set(placed.flatMap(([id]) => id || []))];
  const lentTo = await readLentTo(tx, companyId, ids, { first: days[0]!, last: days.at(-1)! });
  const costPlaces = await readCostPlaces(tx, companyId);
  for (const [id, row] of placed) {
    const host = lentTo(id, dayOf(row.start));
    if (host === undefined) continue;
    if (row.departmentId === host) row.departmentId = undefined;
    if (row.costPlace === costPlaces.get(host)) row.costPlace = undefined;
  }
}
