import { employeeRecordsContract as contract } from '@horae/contract/demo-apps/employee-records.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee } from '#test/rules/demo-apps/samples';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asAdmin(unchecked(contract.list), { query: query });
const add = (change: Record<string, unknown> = {}) =>
  api.asAdmin(contract.add, { body: { employee: { ...employee, ...change } } });

describe('the employee table', () => {
  it('holds 100 rows at first, ids 1 to 100, in the prescribed forms', async () => {
    const { body } = await api.asAdmin(contract.all);

    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const row of body) {
      expect(row.responsive_id).toBe('');
      expect(row.start_date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
      expect(row.salary).toMatch(/^\$\d+\.\d{2}$/);
      expect(row.age).toMatch(/^\d{2}$/);
      expect(row.experience).toMatch(/^(1 Year|\d{1,2} Years)$/);
    }
    expect(body.some(({ experience }) => experience === '1 Year')).toBe(true);
  });

  it('answers ten a page by id, with the whole beside it', async () => {
    const { body } = await list({ page: 2 });

    expect(body.invoices.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect([body.total, body.allData.length]).toEqual([100, 100]);
    expect((await list({ page: 11 })).body).toMatchObject({ total: 100, invoices: [] });
  });

  it('is searched in exactly six fields, whatever the case', async () => {
    const { id } = (await add()).body.employee;
    const idsFor = async (q: string) => (await list({ q, perPage: 100 })).body.invoices.map((row) => row.id);

    for (const q of ['ΦΑΝΉ', 'sommelier', 'FANI@', '34', '$18250', '02/28/2019']) expect(await idsFor(q)).toContain(id);
    for (const q of ['Naxos', '7 Years']) expect(await idsFor(q)).not.toContain(id);
    await api.asAdmin(contract.remove, { body: { ids: [id] } });
  });

  it.each(['a', 'athens', 'year', '3', '$2', '/20', '@'])('is searched as those six fields say: %s', async (q) => {
    const { body } = await list({ q, perPage: 100 });

    const found = body.allData.filter((row) =>
      [row.full_name, row.post, row.email, row.age, row.salary, row.start_date].some((text) =>
        text.toLowerCase().includes(q),
      ),
    );
    expect(body.invoices).toEqual(found);
  });

  it.each([
    [{ city: 'chania' }, (row: typeof employee) => row.city === 'Chania'],
    [{ status: 3 }, (row: typeof employee) => row.status === 3],
    [
      { salaryFrom: 20_000, salaryTo: 25_000 },
      (row: typeof employee) => +row.salary.slice(1) >= 20_000 && +row.salary.slice(1) <= 25_000,
    ],
    [{ startFrom: '2015-01-01', startTo: '2015-12-31' }, (row: typeof employee) => row.start_date.endsWith('2015')],
  ])('is narrowed by %j', async (query, isWanted) => {
    const { body } = await list({ ...query, perPage: 100 });

    expect(body.total).toBeGreaterThan(0);
    expect(body.invoices).toEqual(body.allData.filter(isWanted));
  });

  it.each([
    [{ startFrom: '2019-02-28', startTo: '2019-02-28' }, true],
    [{ startFrom: '2019-03-01' }, false],
    [{ startTo: '2019-02-27' }, false],
    [{ salaryFrom: '18250', salaryTo: '18250' }, true],
    [{ salaryFrom: 18_250.01 }, false],
    [{ salaryTo: 18_249.99 }, false],
  ])('counts its bounds in: %j', async (query, isFound) => {
    const { id } = (await add()).body.employee;

    const { body } = await list({ ...query, perPage: 100, sort: 'desc' });

    expect(body.invoices.some((row) => row.id === id)).toBe(isFound);
    await api.asAdmin(contract.remove, { body: { ids: [id] } });
  });

  it.each([
    ['start_date', (text: string) => text.slice(6) + text.slice(0, 2) + text.slice(3, 5)],
    ['salary', (text: string) => Number(text.slice(1))],
    ['experience', (text: string) => Number.parseInt(text, 10)],
    ['age', (text: string) => Number(text)],
  ] as const)('sorts %s by what it means', async (sortColumn, meaning) => {
    const up = (await list({ sortColumn, perPage: 100 })).body.invoices.map((row) => meaning(row[sortColumn]));
    const down = (await list({ sortColumn, sort: 'desc', perPage: 100 })).body.invoices.map((row) =>
      meaning(row[sortColumn]),
    );

    expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(down).toEqual(up.toReversed());
  });

  it('is added to, changed under guard, and deleted from in bulk, all or none', async () => {
    const { id } = (await add()).body.employee;
    const seen = await api.asAdmin(contract.one, { query: { id } });
    const change = (tag: unknown, body: Record<string, unknown>) =>
      api.asAdmin(contract.update, { body: { employee: { id, ...body } } }, { 'if-match': String(tag) });

    const changed = await change(seen.headers.etag, { salary: '$19000.00' });
    expect(changed.body.employee).toEqual({ ...seen.body.employee, salary: '$19000.00' });
    expect((await change(seen.headers.etag, { age: '35' })).status).toBe(412);

    const some = await api.asAdmin(contract.remove, { body: { ids: [id, 999_999] } });
    expect([some.status, (await list()).body.total]).toEqual([404, 101]);
    const gone = await api.asAdmin(contract.remove, { body: { ids: [id, id] } });
    expect([gone.status, (await list()).body.total]).toEqual([200, 100]);
  });

  it.each([
    ['full_name', { full_name: '' }],
    ['email', { email: 'nobody' }],
    ['start_date', { start_date: '2019-02-28' }],
    ['start_date', { start_date: '02/30/2019' }],
    ['salary', { salary: '18250' }],
    ['age', { age: '12' }],
    ['experience', { experience: '1 Years' }],
    ['status', { status: 6 }],
  ])('refuses a wrong %s', async (path, change) => {
    const answer = await add(change);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, `employee.${path}`]);
  });
});
