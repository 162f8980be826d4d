import { createHash } from 'node:crypto';
import { partOfCode } from '@horae/contract/time/pay-parts';
import type { LeftOutReason, PayrollCheck } from '@horae/contract/time/payroll-rows';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readCauses } from '../timesheets/causes.reads';
import { checkSumOf, readCheckSums } from '../timesheets/check-sums.reads';
import { type ForPayroll, readForPayroll } from '../timesheets/for-payroll.reads';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { amountsOf, chargedTotals, isPaidAtHome, minutesOfAll } from './payroll-amounts';

/** What sending this month would do, without doing it. */
export async function checkPayroll(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  month: string,
): Promise<PayrollCheck> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const found = await readForPayroll(db, hotel, month);
  const check = await checkOf(db, found, month);
  return hotel.maySeePay ? withCheckSums(db, hotel, found, check) : check;
}

export const readCheck = async (db: Database, hotel: GrantedHotel, month: string): Promise<PayrollCheck> =>
  checkOf(db, await readForPayroll(db, hotel, month), month);

async function checkOf(db: Database, found: ForPayroll, month: string): Promise<PayrollCheck> {
  const { sheets, lines, changes } = found;
  const departmentOf = new Map(sheets.map(({ employeeId, department }) => [employeeId, department]));
  const approved = sheets.filter(({ state }) => state === 'approved');
  const ready = approved.map(({ employeeId, name, code, department, findings }) => {
    const own = lines.get(employeeId);
    const amounts = amountsOf((own ?? []).filter(isPaidAtHome));
    const charged = (own ?? []).filter((line) => !isPaidAtHome(line));
    const paid = Object.entries(amounts.minutes).reduce(
      (sum, [part, some]) => (partOfCode(part) ? sum + some : sum),
      0,
    );
    const about = {
      id: employeeId,
      name,
      code,
      department,
      paidMinutes: paid,
      findings,
      isAgain: !own,
      chargedMinutes: minutesOfAll(charged),
    };
    return Object.assign(about, amounts);
  });
  const leftOut = sheets.flatMap(({ employeeId, name, code, department, state, fellAt, findings }) => {
    const why: LeftOutReason | null =
      state === 'open' ? (fellAt === null ? 'open' : 'changed') : state === 'confirmed' ? 'confirmed' : null;
    return why ? [{ id: employeeId, name, code, department, why, findings }] : [];
  });
  const causesOf = await readCauses(
    db,
    changes.flatMap(({ because }) => because),
  );
  const check = {
    month,
    ready,
    leftOut,
    changes: changes.map(({ employeeId, name, person, seconds, because, ...change }) => ({
      employee: { id: employeeId, name, code: person, department: departmentOf.get(employeeId) ?? '' },
      month: change.month,
      day: change.day,
      code: change.code,
      minutes: seconds / 60,
      days: change.days,
      loan: change.loan ?? null,
      because: causesOf(because),
    })),
    totals: amountsOf([...lines.values()].flat().filter(isPaidAtHome)),
    charged: chargedTotals([...lines.values()].flat()),
    sent: sheets.filter(({ state }) => state === 'locked').length,
  };
  return { ...check, stamp: stampOf(check) };
}

/** The same check with what the lines paid at home come to by the rates of the contracts; its stamp stays. */
async function withCheckSums(
  db: Database,
  { companyId }: GrantedHotel,
  { lines, changes }: ForPayroll,
  check: PayrollCheck,
): Promise<PayrollCheck> {
  const ids = [...new Set([...lines.keys(), ...changes.map(({ employeeId }) => employeeId)])];
  const since = changes.reduce((first, { day }) => (day < first ? day : first), `${check.month}-01`);
  const rateLines = await readCheckSums(db, companyId, ids, since);
  const ofPerson = new Map([...lines].map(([id, own]) => [id, rateLines(id, own.filter(isPaidAtHome))]));
  return {
    ...check,
    ready: check.ready.map((sheet) => {
      const own = ofPerson.get(sheet.id);
      return own ? { ...sheet, checkSum: checkSumOf(own) } : sheet;
    }),
    changes: check.changes.map((change, at) => {
      const [rated] = rateLines(change.employee.id, [changes[at]!]);
      return rated ? { ...change, cents: rated.cents } : change;
    }),
    checkSum: checkSumOf([...ofPerson.values()].flat()),
  };
}

/** The same for the same sheets, figures, findings and changes. */
function stampOf({ month, ready, changes }: Pick<PayrollCheck, 'month' | 'ready' | 'changes'>): string {
  return createHash('sha256')
    .update(JSON.stringify([month, ready, changes]))
    .digest('base64url')
    .slice(0, 22);
}
