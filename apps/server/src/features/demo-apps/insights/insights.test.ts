import {
  analyticsContract as analytics,
  cardPeriods,
  reportYears,
  statisticsContract as statistics,
} from '@horae/contract/demo-apps/insights.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const periods = ['Last 28 Days', 'Last Month', 'Last Year'];

describe('analytics', () => {
  it('answer the prescribed fields, as 28 days unless told', async () => {
    const [tracker, sessions, orders] = await Promise.all([
      api.asAdmin(analytics.supportTracker),
      api.asAdmin(analytics.averageSessions),
      api.asAdmin(analytics.productOrders),
    ]);

    for (const { body } of [tracker, sessions, orders]) expect(body.last_days).toEqual(periods);
    expect(tracker.body.totalTicket).toBeGreaterThan(tracker.body.openTicket);
    expect(sessions.body.growth).toMatch(/^[+-]\d+\.\d%$/);
    expect((await api.asAdmin(analytics.supportTracker, { query: { period: 'Last 28 Days' } })).body).toEqual(
      tracker.body,
    );
    const { finished, pending, rejected, series } = orders.body;
    expect(series[0]!.data).toEqual([finished, pending, rejected]);
  });

  it.each(Object.entries(analytics))(
    '%s takes a period and a year that it has, and names the choices',
    async (...row) => {
      const [, contract] = row;
      for (const period of cardPeriods) {
        const { status, body } = await api.asAdmin(unchecked(contract), { query: { period, year: '2019' } });
        expect([status, body.labels.length > 0, body.series.length > 0]).toEqual([200, true, true]);
        if ('last_days' in body) expect(body.last_days).toEqual(periods);
        if ('chart_info' in body) expect(body.chart_info.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
        if ('listData' in body)
          expect(body.listData.map(({ text }) => text)).toEqual(['New', 'Returning', 'Referrals']);
      }
      expect((await api.asAdmin(unchecked(contract), { query: { period: '', year: '' } })).body).toEqual(
        (await api.asAdmin(unchecked(contract), { query: { period: periods[0], year: '2020' } })).body,
      );
      for (const [name, value] of [
        ['period', 'last month'],
        ['year', '1999'],
      ] as const) {
        const { status, body } = await api.asAdmin(unchecked(contract), { query: { [name]: value } });
        expect([status, body.error.fields?.[0]?.path]).toEqual([400, name]);
      }
    },
  );

  it.each(['supportTracker', 'averageSessions', 'productOrders', 'sessionsByDevice', 'customers'] as const)(
    '%s names the periods',
    async (card) => {
      expect((await api.asAdmin(analytics[card])).body).toMatchObject({ last_days: periods });
    },
  );

  it.each(Object.keys(analytics).filter((card) => card !== 'revenueReport') as (keyof typeof analytics)[])(
    '%s follows the period',
    async (card) => {
      const answers = await Promise.all(
        cardPeriods.map((period) => api.asAdmin(analytics[card], { query: { period } })),
      );
      const figures = answers.map(({ body }) => JSON.stringify('chart_info' in body ? body.chart_info : body));

      expect(new Set(figures).size).toBe(cardPeriods.length);
    },
  );

  it('have axes that add up to their figures', async () => {
    const whole = (data: number[]) => data.reduce((sum, one) => sum + one, 0);
    const number = (text: string) => Number(text.replaceAll(',', ''));
    for (const year of reportYears) {
      const { price, budget, series } = (await api.asAdmin(analytics.revenueReport, { query: { year } })).body;
      expect([whole(series[0]!.data), whole(series[2]!.data)]).toEqual([number(price), number(budget)]);
    }
    for (const period of cardPeriods) {
      const { sessions, series } = (await api.asAdmin(analytics.averageSessions, { query: { period } })).body;
      expect(whole(series[0]!.data)).toBe(sessions);
    }
    for (const contract of Object.values(statistics)) {
      const { total, series } = (await api.asAdmin(contract)).body;
      expect(whole(series[0]!.data)).toBe(total);
    }
  });

  it('count more orders in a longer period', async () => {
    const totals = await Promise.all(
      periods.map(async (period) => {
        const { body } = await api.asAdmin(analytics.productOrders, { query: { period: period as 'Last Year' } });
        return body.finished;
      }),
    );

    expect(new Set(totals).size).toBe(3);
    expect(totals[2]).toBeGreaterThan(totals[0]! * 6);
  });

  it.each([
    ['Last 28 Days', 8, 'These 28 days', 'The 28 days before'],
    ['Last Month', 8, 'Last month', 'The month before'],
    ['Last Year', 12, 'Last year', 'The year before'],
  ] as const)('compare the revenue of the period %s with the one before', async (period, points, ...names) => {
    const { body } = await api.asAdmin(analytics.revenue, { query: { period } });
    const others = await Promise.all(
      cardPeriods
        .filter((one) => one !== period)
        .map(async (one) => (await api.asAdmin(analytics.revenue, { query: { period: one } })).body.thisMonth),
    );

    expect(body.series.map(({ name }) => name)).toEqual(names);
    expect([body.labels, ...body.series.map(({ data }) => data)].map(({ length }) => length)).toEqual([
      points,
      points,
      points,
    ]);
    const sums = body.series.map(({ data }) => data.reduce((sum, one) => sum + one, 0).toLocaleString('en-US'));
    expect(sums).toEqual([body.thisMonth, body.lastMonth]);
    expect(others).not.toContain(body.thisMonth);
  });

  it('report the revenue of three years, a different one each', async () => {
    const answers = await Promise.all(
      (['2020', '2019', '2018'] as const).map((year) => api.asAdmin(analytics.revenueReport, { query: { year } })),
    );

    for (const { body } of answers) {
      expect(body.years).toEqual(['2020', '2019', '2018']);
      expect(body.series.map(({ data }) => data.length)).toEqual([12, 12, 12]);
    }
    expect(new Set(answers.map(({ body }) => body.price)).size).toBe(3);
  });

  it('give the share of each device, together a hundred, and customers in their order', async () => {
    const devices = (await api.asAdmin(analytics.sessionsByDevice)).body.chart_info;
    const customers = (await api.asAdmin(analytics.customers)).body.listData;

    expect(devices.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
    expect(customers.map(({ text }) => text)).toEqual(['New', 'Returning', 'Referrals']);
  });

  it('write money as text with thousands commas', async () => {
    const goal = (await api.asAdmin(analytics.goalOverview)).body;
    const revenue = (await api.asAdmin(analytics.revenue)).body;
    const report = (await api.asAdmin(analytics.revenueReport)).body;
    const sums = [goal.completed, goal.inProgress, revenue.thisMonth, revenue.lastMonth, report.price, report.budget];

    for (const text of sums) expect(text).toMatch(/^\d{1,3}(,\d{3})+$/);
  });

  it.each([
    ['period', { period: 'Last Week' }],
    ['year', { year: '1999' }],
  ])('refuse a %s that they do not have', async (path, query) => {
    const { status, body } = await api.asAdmin(unchecked(analytics.revenueReport), { query: query });

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('statistics', () => {
  it.each([
    ['orders', 'Orders', '2020', 5],
    ['profit', 'Profit', 'Profit', 6],
    ['subscribers', 'Subscribers Gained', 'Subscribers', 7],
    ['revenueGenerated', 'Revenue Generated', 'Revenue', 7],
    ['sales', 'Quarterly Sales', 'Sales', 6],
    ['ordersReceived', 'Orders Received', 'Orders', 7],
    ['siteTraffic', 'Site Traffic', 'Traffic Rate', 7],
    ['activeUsers', 'Active Users', 'Active Users', 7],
    ['newsletter', 'Newsletter', 'Newsletter', 7],
  ] as const)('%s is “%s”, series %s of %i points', async (card, title, series, points) => {
    const { body } = await api.asAdmin(statistics[card]);

    expect(body.title).toBe(title);
    expect(body.series.map(({ name, data }) => [name, data.length])).toEqual([[series, points]]);
  });

  it('have a total above a thousand', async () => {
    expect((await api.asAdmin(statistics.subscribers)).body.total).toBe(92_600);
  });
});
