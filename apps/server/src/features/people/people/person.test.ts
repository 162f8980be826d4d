import { peopleContract as contract } from '@horae/contract/people/people.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { desc, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { workCentres } from '../organisation/organisation.table';
import { fullTime, hotel, peopleOf, socialSecurityNumber, taxNumber } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const update = (id: number, fields: Record<string, unknown>, tag?: unknown) =>
  api.asAdmin(contract.update, { body: { hotel, id, fields } }, tag ? { 'if-match': String(tag) } : {});

describe('a person', () => {
  it('is added with a place and a contract, and read again the same', async () => {
    const fields = {
      code: 'A-100',
      surname: 'Βενιέρη',
      firstName: 'Ισμήνη',
      surnameLatin: 'Venieri',
      firstNameLatin: 'Ismini',
      email: 'ismini@hotel.example',
      phone: '+30 210 0000000',
      jobTitle: 'Night auditor',
      firstDay: '2025-04-01',
    };
    const added = await people.send({ ...fields, taxNumber, socialSecurityNumber });

    expect(added.status).toBe(201);
    expect(added.body.person).toMatchObject({
      ...fields,
      name: 'Βενιέρη Ισμήνη',
      isNameConfirmed: true,
      taxNumber: '••••••783',
      socialSecurityNumber: '••••••••032',
      lastDay: null,
      version: 1,
      contracts: [fullTime],
      places: [{ fromDay: null, ...people.place }],
      skills: [],
    });
    expect((await people.read(added.body.person.id)).body).toEqual(added.body);
  });

  it('added twice by one key is there once', async () => {
    const person = { code: 'ONCE', surname: 'Μία', firstName: 'Φορά', ...people.place, contract: fullTime };
    const add = () => api.asAdmin(contract.add, { body: { hotel, person } }, { 'idempotency-key': 'people once' });

    expect((await add()).body).toEqual((await add()).body);
    expect((await people.list({ q: 'Μία Φορά' })).body.total).toBe(1);
  });

  it('is changed in the fields that are sent, under guard, and the history says so', async () => {
    const { id, name } = await people.add();
    const seen = await people.read(id);

    const changed = await update(id, { jobTitle: 'Concierge', phone: '6900000000' }, seen.headers.etag);
    expect(changed.body.person).toEqual({
      ...seen.body.person,
      jobTitle: 'Concierge',
      jobs: [{ fromDay: null, jobTitle: 'Concierge' }],
      phone: '6900000000',
      version: 2,
    });
    expect(changed.headers.etag).toBe((await people.read(id)).headers.etag);

    const late = await update(id, { jobTitle: 'Porter' }, seen.headers.etag);
    expect([late.status, late.body.current]).toEqual([412, changed.body]);
    const same = await update(id, { jobTitle: 'Concierge' });
    expect(same.body.person.version).toBe(2);
    const { action, before, after, employeeId } = auditEntries;
    const [last] = await api.database.db
      .select({ action, before, after })
      .from(auditEntries)
      .where(eq(employeeId, id))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(last).toEqual({
      action: 'change',
      before: { jobTitle: '', phone: '' },
      after: { jobTitle: 'Concierge', phone: '6900000000' },
    });
    expect((await people.list({ q: name })).body.people[0]?.jobTitle).toBe('Concierge');
  });

  it('is hired for the season into a place that closes later, and stays within it', async () => {
    const day = (days: number) => Temporal.Now.plainDateISO('Europe/Athens').add({ days }).toString();
    const { db } = api.database;
    const [beside] = await db.select().from(workCentres).where(eq(workCentres.companyId, hotel)).limit(1);
    const { companyId, organisationUnitId } = beside!;
    const [bar] = await db
      .insert(workCentres)
      .values({ companyId, organisationUnitId, name: 'Beach bar', closedFrom: day(60) })
      .returning();
    const season = { workCentreId: bar!.id, firstDay: day(1), lastDay: day(59) };

    const hired = await people.send(season);
    expect([hired.status, hired.body.person.lastDay]).toEqual([201, day(59)]);
    expect((await api.asAdmin(contract.choices, { query: { hotel } })).body.workCentres).toContainEqual(
      expect.objectContaining({ name: 'Beach bar' }),
    );
    for (const lastDay of [null, day(60)]) {
      const refused = await people.send({ ...season, lastDay });
      expect(refused.body.error.fields).toEqual([
        {
          path: 'person.workCentreId',
          message: `Beach bar closes on ${day(60)}: enter a last day before that, or choose a place that stays open.`,
        },
      ]);
    }
    const longer = await api.asAdmin(actions.leave, { body: { hotel, id: hired.body.person.id, lastDay: day(61) } });
    expect(longer.status).toBe(400);
    expect((await api.asAdmin(actions.comeBack, { body: { hotel, id: hired.body.person.id } })).status).toBe(409);
  });

  it('has a history in pages, the newest first', async () => {
    const { id } = await people.add();
    for (const jobTitle of ['A', 'B']) await update(id, { jobTitle });
    const page = async (query: { page?: number; perPage: number }) =>
      (await api.asAdmin(actions.history, { query: { hotel, id, ...query } })).body;

    const { total, entries } = await page({ perPage: 2 });
    expect([total, entries.map(({ after }) => after.jobTitle)]).toEqual([3, ['B', 'A']]);
    expect((await page({ page: 2, perPage: 2 })).entries.map(({ deed: action }) => action)).toEqual(['add']);
  });

  it.each([
    ['code', { code: ' ' }],
    ['surname', { surname: '' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'call me' }],
    ['firstDay', { firstDay: '2026-02-30' }],
    ['taxNumber', { taxNumber: '123456784' }],
    ['socialSecurityNumber', { socialSecurityNumber: '01138000032' }],
    ['departmentId', { departmentId: 1 }],
    ['workCentreId', { workCentreId: 1 }],
    ['contract.weeklyHours', { contract: { ...fullTime, weeklyHours: 169 } }],
    ['contract.kind', { contract: { ...fullTime, weeklyHours: 20 } }],
    ['contract.kind', { contract: { ...fullTime, kind: 'part' } }],
    ['contract.daysPerWeek', { contract: { ...fullTime, daysPerWeek: 7 } }],
    ['contract.weeklyPattern', { contract: { ...fullTime, weeklyPattern: [480, 480] } }],
    ['contract.weeklyPattern', { contract: { ...fullTime, weeklyPattern: [480, 480, 480, 480, 420, 0, 0] } }],
    ['contract.weeklyPattern', { contract: { ...fullTime, weeklyPattern: [480, 480, 480, 480, 240, 240, 0] } }],
    ['contract.flexibleArrival', { contract: { ...fullTime, flexibleArrival: 121 } }],
    ['birthDate', { birthDate: '2199-01-01' }],
    ['contract.hourlyCost', { contract: { ...fullTime, hourlyCost: -1 } }],
  ])('with a wrong %s is refused', async (path, fields) => {
    const { body: before } = await people.list({ sortColumn: 'id', sort: 'desc' });
    const answer = await people.send(fields);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, `person.${path}`]);
    expect((await people.list({ sortColumn: 'id', sort: 'desc' })).body).toEqual(before);
  });

  it('has a code of one’s own, in adding and in changing', async () => {
    const first = await people.add();
    const second = await people.add();

    const added = await people.send({ code: first.code });
    expect([added.status, added.body.error.fields?.[0]?.path]).toEqual([400, 'person.code']);
    const changed = await update(second.id, { code: first.code });
    expect([changed.status, changed.body.error.fields?.[0]?.path]).toEqual([400, 'fields.code']);
  });
});
