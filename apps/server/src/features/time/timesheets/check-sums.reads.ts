import type { CheckSum, CheckSumLine } from '@horae/contract/time/check-sum';
import { partOfCode } from '@horae/contract/time/pay-parts';
import type { Database } from '#platform/database';
import { readJobs } from '../../people/people/jobs.reads';
import { readHourlyRates } from '../../people/people/rates.reads';
import { readSpecialCases } from '../../people/people/special-rules.reads';
import { readPacks } from '../agreements/agreements.reads';
import { ratedLine } from './check-sum.rules';
import type { Line } from './pay-lines.rules';

/** Rates the lines of an employee by the contract, the job and the law of their days; leave is left out. */
export type RateLines = (employeeId: number, lines: readonly Line[]) => CheckSumLine[];

/** Reads what the lines of these employees come to, from a day on. Call it only for those who may see rates. */
export async function readCheckSums(
  db: Database,
  companyId: number,
  ids: readonly number[],
  since: string,
): Promise<RateLines> {
  const rates = await readHourlyRates(db, companyId, ids);
  const jobsOf = await readJobs(db, companyId);
  const packsOf = await readPacks(db, companyId);
  const specialOf = await readSpecialCases(db, companyId, since);
  return (employeeId, lines) => {
    const own = rates.get(employeeId);
    const jobOn = jobsOf(employeeId, own?.jobTitle ?? '');
    const special = specialOf(employeeId);
    return lines.flatMap((line) => {
      const { premiumPercent } = packsOf(jobOn(line.day), special.isKitchen(line.day))(line.day);
      const rated = ratedLine(line, own?.rateOn(line.day) ?? null, premiumPercent);
      return rated ? [rated] : [];
    });
  };
}

/** The sum of rated lines; time without a rate is told beside it. */
export function checkSumOf(lines: readonly CheckSumLine[]): CheckSum {
  const seconds = lines
    .filter(({ code, cents }) => cents === null && partOfCode(code))
    .reduce((sum, { minutes }) => sum + Math.round(minutes * 60), 0);
  return { cents: lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0), minutesWithoutRate: seconds / 60 };
}
