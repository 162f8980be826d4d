import type { ContractVersion, SpecialRules } from '@horae/contract/contract-version';
import { type Contract, kindOn } from '@horae/working-time';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { versionOn } from '#platform/version-on';
import { employeeContracts, employees } from './employees.table';

const e = alias(employees, 'e');
const t = alias(employeeContracts, 't');

/** What the law rules apart for one employee: age, kitchens and positions of responsibility; by local day. */
export interface SpecialCase {
  isKitchen: (day: string) => boolean;
  kindOn: (contract: ContractVersion['kind'], day: string) => Contract['kind'];
}

interface Row extends Record<string, unknown> {
  employeeId: number;
  birthDate: string | null;
  versions: { fromDay: string; rules: SpecialRules }[];
}

export type SpecialOf = (employeeId: number) => SpecialCase;

/** Reads for whom the law has special rules on or after a day; for all others the usual ones apply. */
export async function readSpecialCases(db: Database, companyId: number, since: string): Promise<SpecialOf> {
  const { rows } = await db.execute<Row>(sql`
    select ${e.id} as "employeeId", ${e.birthDate}::text as "birthDate",
      coalesce((select json_agg(json_build_object('fromDay', ${t.fromDay}::text, 'rules', ${t.specialRules}) order by ${t.fromDay})
        from ${employeeContracts} ${t} where ${t.companyId} = ${e.companyId} and ${t.employeeId} = ${e.id}), '[]') as versions
    from ${employees} ${e} where ${e.companyId} = ${companyId}
      and (${e.birthDate} > ${since}::date - interval '18 years' or exists (select from ${employeeContracts} ${t}
        where ${t.companyId} = ${e.companyId} and ${t.employeeId} = ${e.id} and ${t.specialRules} <> 'none'))`);
  const known = new Map(rows.map((row) => [row.employeeId, specialCase(row)]));
  return (employeeId) => known.get(employeeId) ?? usual;
}

const usual = specialCase({ birthDate: null, versions: [] });

function specialCase({ birthDate, versions }: Pick<Row, 'birthDate' | 'versions'>): SpecialCase {
  const rulesOn = (day: string) => versionOn(versions, day)?.rules ?? 'none';
  return {
    isKitchen: (day) => rulesOn(day) === 'kitchen',
    kindOn: (contract, day) => {
      const rules = rulesOn(day);
      const facts = { isPupil: rules === 'pupil', isResponsible: rules === 'responsible', birthDate };
      return kindOn({ isPartTime: contract === 'part', ...facts }, day);
    },
  };
}

/** Whether these employees are in a position of responsibility on a local day. */
export const isResponsibleOn = (companyId: PgColumn, employeeId: PgColumn, day: SQL): SQL =>
  sql`coalesce((select ${t.specialRules} = 'responsible' from ${employeeContracts} ${t} where ${t.companyId} = ${companyId}
    and ${t.employeeId} = ${employeeId} order by (${t.fromDay} <= ${day}) desc, abs(${t.fromDay} - ${day}) limit 1), false)`;
