import { payrollContract as payroll } from '@horae/contract/time/payroll.contract';
import type { TestApp } from './start-test-app';
import { unchecked } from './unchecked';

type Ask = TestApp['asAdmin'];

/** Checks a month and sends it to payroll as it was checked, with the findings of these people acknowledged. */
export async function sendToPayroll(ask: Ask, about: { hotel: number; month: string }, acknowledged: number[] = []) {
  const { status, body } = await ask(unchecked(payroll.check), { query: about });
  if (status !== 200) return { status, body: { locked: 0, run: null, fallen: 0 } };
  const sent = await ask(unchecked(payroll.send), { body: { ...about, stamp: body.check.stamp, acknowledged } });
  return { status: sent.status, body: { locked: sent.body.run?.sheets ?? 0, ...sent.body } };
}
