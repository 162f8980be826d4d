import { readFileSync } from 'node:fs';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { enterCase, hotel, openHotel, type SheetCase } from './sheet-cases-fixture';

const file = new URL('sheet-cases.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: SheetCase[] };

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  // The start of the business day has no part in any of these, and every day is compared.
  await openHotel(api, { dayDivide: 300, attendanceFrom: '2020-01-01' });
});
afterAll(() => api.stop());

async function sheetOf(employee: number, month: string) {
  const { body } = await api.asAdmin(unchecked(timesheetsContract.one), { query: { hotel, month, employee } });
  return body.timesheet;
}

/** What the inbox has for what the sheet names. */
const findingOf: Record<string, string | undefined> = {
  OVERTIME_UNDECLARED: 'overtimeNotDeclared',
  DAILY_REST_LT_11H: 'restBreached',
  MINOR_REST_LT_12H: 'restBreached',
};

async function findingsOf(employee: number, days: readonly { day: string }[]) {
  const query = { hotel, employee, from: days[0]!.day, to: days.at(-1)!.day };
  return (await api.asAdmin(unchecked(attendanceContract.findings), { query })).body.findings;
}

it.each(vectors.map((one): [string, SheetCase] => [`${one.id} ${one.title}`, one]))('%s', async (_title, given) => {
  const employee = await enterCase(api, given);
  const sheet = await sheetOf(employee, given.month);
  const { clockedMinutes = given.expected.workedMinutes, leaveDays = {}, ...expected } = given.expected;

  const minutes = (code: keyof typeof sheet.minutes) => sheet.minutes[code] ?? 0;
  expect({
    workedMinutes: sheet.paidMinutes,
    normalMinutes: minutes('normal'),
    additionalPartTimeMinutes: minutes('additionalPartTime'),
    overworkMinutes: minutes('overwork'),
    overtimeLegalMinutes: minutes('overtimeLegal'),
    overtimeExcessApprovedMinutes: minutes('overtimeExcessApproved'),
    overtimeIllegalMinutes: minutes('overtimeIllegal'),
    restDayMinutes: minutes('restDay'),
    nightMinutes: minutes('night'),
    sundayHolidayMinutes: minutes('sundayHoliday'),
    violations: sheet.days.flatMap(({ day, violations }) =>
      violations.map(({ code, measured, limit }) => ({
        code,
        referenceDate: day,
        measuredMinutes: measured,
        limitMinutes: limit,
      })),
    ),
  }).toEqual(expected);
  expect(sheet.days.reduce((sum, day) => sum + day.clockedMinutes, 0)).toBe(clockedMinutes);
  expect(sheet.leaveDays).toEqual(leaveDays);

  const findings = await findingsOf(employee, sheet.days);
  const told = sheet.days.flatMap(({ day, violations }) =>
    violations.flatMap(({ code, measured }) => (findingOf[code] ? [[findingOf[code], day, measured]] : [])),
  );
  const isBoth = ({ kind }: { kind: string }) => Object.values(findingOf).includes(kind);
  expect(findings.filter(isBoth).map(({ kind, day, evidence }) => [kind, day, evidence.measured])).toEqual(told);
  // Declared overtime is nothing to decide, however it lies around midnight.
  if (given.title.startsWith('Overtime')) expect(findings).toEqual([]);
});

it('has at least sixty cases, each with its law', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(60);
  expect(vectors.filter(({ law }) => !law)).toEqual([]);
});
