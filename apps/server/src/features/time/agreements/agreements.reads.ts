import {
  euFloor,
  greekHotels2021,
  greekHotels2025,
  greekKitchens,
  type Layer,
  layeredOn,
  limitsAt,
  packOn,
  type Rule,
  type RulePack,
  rulesOf,
} from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { agreements } from './agreements.table';

export type PackOn = (day: string) => RulePack;

interface AgreementRow extends Record<string, unknown> {
  name: string;
  source: string;
  jobTitles: string[];
  validFrom: string;
  validTo: string | null;
  limits: Record<string, number>;
}

/** The laws of a country, oldest first; for an unknown country the rules common to all of Europe. */
export const lawsOf = (country: string): RulePack[] =>
  country === 'GR' ? [greekHotels2021, greekHotels2025] : [euFloor];

/** The rules for a job; in a kitchen, those of kitchens. */
export type PacksOf = (jobTitle: string, isKitchen?: boolean) => PackOn;

/** Returns the rules by which a hotel counts the days of each job: the law, tightened by the hotel's agreements. */
export async function readPacks(db: Database, companyId: number): Promise<PacksOf> {
  const hotels = await db.execute<{ country: string }>(
    sql`select ${companies.country} from ${companies} where ${companies.companyId} = ${companyId}`,
  );
  const { rows } = await db.execute<AgreementRow>(sql`
    select ${agreements.name}, ${agreements.source}, ${agreements.jobTitles} as "jobTitles", ${agreements.validFrom}::text as "validFrom", ${agreements.validTo}::text as "validTo", ${agreements.limits}
    from ${agreements} where ${agreements.companyId} = ${companyId} order by ${agreements.validFrom}, ${agreements.id}`);
  const { country } = hotels.rows[0]!;
  const law = lawOn(lawsOf(country));
  const known = new Map<string, PackOn>();
  return (jobTitle, isKitchen = false) => {
    const job = rows.some(({ jobTitles }) => jobTitles.includes(jobTitle)) ? jobTitle : '';
    const kitchens = isKitchen && country === 'GR' ? [greekKitchens] : [];
    const key = `${kitchens.length} ${job}`;
    const pack = known.get(key) ?? layeredOn(law, [...kitchens, ...rows.filter(concerns(job)).map(layerOf)]);
    known.set(key, pack);
    return pack;
  };
}

/** Days before the oldest pack use the oldest pack. */
function lawOn(packs: RulePack[]): PackOn {
  const inForce = packOn(packs);
  const first = packs[0]!.validFrom;
  return (day) => inForce(day < first ? first : day);
}

const concerns =
  (job: string) =>
  ({ jobTitles }: AgreementRow) =>
    jobTitles.length === 0 || jobTitles.includes(job);

function layerOf({ name, source, validFrom, validTo, limits }: AgreementRow): Layer {
  const paths = Object.keys(limits);
  const text = { law: name, since: validFrom, readAt: source, certainty: 'high' as const };
  const sources: Layer['sources'] = Object.fromEntries(
    paths.flatMap((path) => rulesOf(path)).map((rule: Rule) => [rule, text]),
  );
  return { id: name, validFrom, validTo, limits: limitsAt(limits), sources };
}
