import type { ContractVersion } from '@horae/contract/contract-version';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { lawsOf } from '../../time/agreements/agreements.reads';
import { companies } from '../organisation/organisation.table';

type Hours = Pick<ContractVersion, 'kind' | 'weeklyHours'>;

/** The full week of most laws; only where a contract differs is the law of the hotel read. */
const usualWeek = 40;

const kindIn = ({ kind, weeklyHours }: Hours, fullWeek: number): ContractVersion['kind'] =>
  kind === 'rotational' ? kind : weeklyHours < fullWeek ? 'part' : 'full';

/**
 * Returns the kind of a contract by its hours a week: fewer than the full week of the law are part-time (in Greece 40,
 * L. 4808/2021 art. 55). Where the law names no full week, the kind is what was entered.
 */
export async function kindByHours(db: Database, companyId: number, contract: Hours): Promise<ContractVersion['kind']> {
  if (kindIn(contract, usualWeek) === contract.kind) return contract.kind;
  const { rows } = await db.execute<{ country: string }>(
    sql`select ${companies.country} from ${companies} where ${companies.companyId} = ${companyId}`,
  );
  const { weeklyNormal } = lawsOf(rows[0]!.country).at(-1)!;
  return weeklyNormal === undefined ? contract.kind : kindIn(contract, weeklyNormal / 60);
}

/** Why a kind does not fit the hours of its contract. */
export const kindFault = ({ kind, weeklyHours }: Hours): string =>
  kind === 'full'
    ? `${weeklyHours} hours a week are part time: choose part time, or enter the hours of a full week.`
    : `${weeklyHours} hours a week are full time: choose full time, or enter fewer hours.`;
