import { pricingContract } from '@horae/contract/demo-apps/pricing.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('tells the prescribed plans', async () => {
  const { body } = await api.asClient(pricingContract.read);

  const figures = [body.basicPlan, body.standardPlan, body.enterprisePlan].map((plan) => [
    plan.title,
    plan.monthlyPrice,
    plan.yearlyPlan.perMonth,
    plan.yearlyPlan.totalAnnual,
    plan.popular,
  ]);
  expect(figures).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ]);
  expect(body.basicPlan.planBenefits).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
  expect(body.enterprisePlan.planBenefits).toContain('File upload with 5GB storage');
  expect(body.qandA.length).toBeGreaterThanOrEqual(3);
});

it('keeps the plan an administrator chose, for everybody', async () => {
  expect((await api.asClient(pricingContract.read)).body.current).toEqual({ plan: 'basicPlan', isYearly: false });

  const first = await api.asAdmin(pricingContract.choose, { body: { plan: 'enterprisePlan', isYearly: false } });
  const second = await api.asAdmin(pricingContract.choose, { body: { plan: 'standardPlan', isYearly: true } });

  expect([first.status, second.body.current]).toEqual([200, { plan: 'standardPlan', isYearly: true }]);
  expect((await api.asClient(pricingContract.read)).body.current).toEqual({ plan: 'standardPlan', isYearly: true });
});

it('tells open browsers which plan was chosen', async () => {
  const choose = () => api.asAdmin(pricingContract.choose, { body: { plan: 'basicPlan', isYearly: false } });

  expect(await changesOf(api, choose)).toEqual(['pricing:all']);
});

it('refuses a plan that does not exist', async () => {
  const { status, body } = await api.asAdmin(unchecked(pricingContract.choose), {
    body: { plan: 'free', isYearly: true },
  });

  expect([status, body.error.fields?.[0]?.path]).toEqual([400, 'plan']);
});
