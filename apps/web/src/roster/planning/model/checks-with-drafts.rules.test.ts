import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { expect, it } from 'vitest';
import type { Finding } from '../../model/findings.rules';
import { checksWithDrafts, findingsOn, planFindings } from './checks-with-drafts.rules';

const finding = (code: Finding['code'], date: string, grade?: Finding['grade']): Finding => ({
  code,
  date,
  shiftIds: [],
  amount: 0,
  limit: 0,
  grade,
});
const checks = {
  findingsOf: new Map([[7, [finding('late', '2026-11-09'), finding('planRest', '2026-11-10', 'against')]]]),
  adviceOf: new Map([
    [7, [finding('planOverContract', '2026-11-13', 'advice')]],
    [8, [finding('planUnderContract', '2026-11-12', 'advice')]],
  ]),
};
const state = (more: Partial<PlanState> = {}) => ({ checked: [], findings: [], ...more }) as unknown as PlanState;
const codes = (own: readonly Finding[] | undefined) => own?.map(({ code }) => code);

it('a plan shows the advice beside what is against the law', () => {
  const { findingsOf } = checksWithDrafts(checks, state());
  expect(codes(findingsOf.get(7))).toEqual(['late', 'planRest', 'planOverContract']);
  expect(codes(findingsOf.get(8))).toEqual(['planUnderContract']);
  expect(planFindings({ findingsOf }, '2026-11-09', '2026-11-15').map(({ date }) => date)).toEqual([
    '2026-11-10',
    '2026-11-12',
    '2026-11-13',
  ]);
});

it('where somebody has drafts, those of the plan with its drafts', () => {
  const found = { employeeId: 7, kind: 'planLongDay' as const, day: '2026-11-11', shifts: [3], measured: 1, limit: 1 };
  const other = { ...found, employeeId: 8, kind: 'planRest' as const };
  const findings = [found, other].map((one) => ({ ...one, grade: 'against' as const }));
  const { findingsOf } = checksWithDrafts(checks, state({ checked: [7], findings }));
  expect(codes(findingsOf.get(7))).toEqual(['late', 'planLongDay']);
  expect(codes(findingsOf.get(8))).toEqual(['planUnderContract']);
});

it('are the same object where there is neither advice nor a plan that was checked', () => {
  const plain = { ...checks, adviceOf: new Map() };
  expect(checksWithDrafts(plain, state())).toBe(plain);
  expect(codes(checksWithDrafts(plain, state({ checked: [7] })).findingsOf.get(7))).toEqual(['late']);
  expect(checksWithDrafts(checks, state())).not.toBe(checks);
});

it('a day of a person has its findings of the plan, not those of the clock or of other days', () => {
  const [rest, late, other] = [
    finding('planRest', '2026-11-10'),
    finding('late', '2026-11-10'),
    finding('planRest', '2026-11-11'),
  ];
  const findingsOf = new Map([[7, [late, rest, other]]]);
  expect(findingsOn({ findingsOf }, 7, '2026-11-10')).toEqual([rest]);
  expect(findingsOn({ findingsOf }, 8, '2026-11-10')).toEqual([]);
});

it('the findings of a plan are those from the first to the last day, by day and person', () => {
  const on = (...dates: string[]) => dates.map((date) => finding('planRest', date));
  const findingsOf = new Map([
    [8, on('2026-11-15', '2026-11-10')],
    [7, on('2026-11-08', '2026-11-09', '2026-11-10', '2026-11-16')],
  ]);
  expect(planFindings({ findingsOf }, '2026-11-09', '2026-11-15')).toEqual([
    { employee: 7, date: '2026-11-09' },
    { employee: 7, date: '2026-11-10' },
    { employee: 8, date: '2026-11-10' },
    { employee: 8, date: '2026-11-15' },
  ]);
});
