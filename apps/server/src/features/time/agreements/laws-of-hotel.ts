import { type AgreementFields, agreementLimits, type Law } from '@horae/contract/time/agreements.contract';
import { limitsOf } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { faultsOf } from './agreement.rules';
import { lawsOf } from './agreements.reads';

async function countryOf(db: Database, companyId: number): Promise<string> {
  const { rows } = await db.execute<{ country: string }>(
    sql`select ${companies.country} from ${companies} where ${companies.companyId} = ${companyId}`,
  );
  return rows[0]!.country;
}

export async function readLaws(db: Database, companyId: number): Promise<Law[]> {
  return lawsOf(await countryOf(db, companyId)).map((pack) => {
    const current = limitsOf(pack);
    const limits = agreementLimits.flatMap((name) => (current[name] === undefined ? [] : [[name, current[name]]]));
    return { id: pack.id, validFrom: pack.validFrom, validTo: pack.validTo, limits: Object.fromEntries(limits) };
  });
}

export async function refuseLooser(db: Database, companyId: number, fields: AgreementFields): Promise<void> {
  const faults = faultsOf(fields, lawsOf(await countryOf(db, companyId)));
  if (faults.length === 0) return;
  const paths = faults.map(({ limit, message }) => ({ path: `agreement.limits.${limit}`, message }));
  throw new HttpError(400, 'VALIDATION', faults[0]!.message, { error: { fields: paths } });
}
