import { planAdviceContract as advice } from '@horae/contract/scheduling/plan-advice.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract as checks } from '@horae/contract/scheduling/roster-checks.contract';
import { and, desc, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employeeContracts, employeeSkills, employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetPlans } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { rosterDrafts } from '../planning/planning.table';
import { readStaff } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { planAdvice } from './plan-advice.table';

const hotel = 1003;
const week = { hotel, first: '2030-09-02', last: '2030-09-08' };
const all = { planShortWeekRest: 'advice', planOverContract: 'advice', planUnderContract: 'advice' } as const;
let api: TestApp;
let maria = 0;
const as: Record<string, TestApp['asAdmin']> = {};

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const [person] = await readStaff(api, hotel, { take: 1 });
  maria = person!.id;
  const ofMaria = { companyId: hotel, employeeId: maria };
  await db
    .delete(employeeContracts)
    .where(and(eq(employeeContracts.companyId, hotel), eq(employeeContracts.employeeId, maria)));
  const contract = { fromDay: '2020-01-01', hasFixedHours: true, weeklyHours: 40 };
  await db.insert(employeeContracts).values({ ...ofMaria, ...contract });
  const rights = {
    planner: { mayPlan: true, mayApprove: false },
    reader: { mayPlan: false, mayApprove: false },
    chief: { mayPlan: true, mayApprove: true, mayAdminister: true },
  };
  for (const [name, more] of Object.entries(rights)) {
    const grants = [{ ...wholeHotel(hotel), ...more }];
    as[name] = api.as((await activeAccount(api, `${name}@hotel.example`, { grants })).session.accessToken);
  }
});
afterAll(() => api.stop());
beforeEach(async () => {
  await forgetPlans(api);
  await api.database.db.delete(planAdvice);
  await removeShifts();
});
const removeShifts = () =>
  api.database.db.delete(shifts).where(and(eq(shifts.companyId, hotel), gte(shifts.startsAt, new Date('2030-01-01'))));
const audited = () =>
  api.database.db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.object, 'planning advice'), eq(auditEntries.companyId, hotel)))
    .orderBy(desc(auditEntries.id));

const save = (body: object, ask = api.asAdmin) =>
  ask(unchecked(advice.save), { body: { hotel, grades: all, ...body } });
const listed = async (ask = api.asAdmin) => (await ask(advice.list, { query: { hotel } })).body;
/** Five days of nine hours, an hour a day more than the contract. */
const longWeek = async (ask = api.asAdmin) => {
  const changes = [2, 3, 4, 5, 6].map((day) => ({
    item: { employeeId: maria, typeOfShift: 'Regular', start: `2030-09-0${day}T08:00`, end: `2030-09-0${day}T17:00` },
  }));
  return (await ask(unchecked(planning.change), { body: { ...week, way: 'typed', changes } })).body;
};
const ofMaria = (found: readonly { employeeId: number; kind: string; grade?: string | undefined }[]) =>
  found.filter(({ employeeId }) => employeeId === maria).map(({ kind, grade }) => [kind, grade]);
const publish = async (ask: TestApp['asAdmin'], reason: string | null) => {
  const { people } = (await ask(planning.preview, { body: week })).body;
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  return (await ask(unchecked(planning.publish), { body: { ...week, drafts, reason } })).status;
};

describe('a check that is advice', () => {
  it('is shown to those who plan, and publishes without a reason or the right to approve', async () => {
    expect(ofMaria((await longWeek(as.planner)).findings)).toEqual([['planOverContract', 'advice']]);
    expect(await publish(as.planner!, null)).toBe(200);

    const month = { hotel, month: '2030-09' };
    const seenBy = async (ask: TestApp['asAdmin']) =>
      ofMaria((await ask(checks.ofMonth, { query: month })).body.findings);
    expect(await seenBy(as.planner!)).toEqual([['planOverContract', 'advice']]);
    expect(await seenBy(as.reader!)).toEqual([]);
  });

  it('needs a reason from the day on which the hotel says so', async () => {
    await save({ firstDay: '2030-09-07', grades: { ...all, planOverContract: 'against' } });
    await longWeek();
    expect(await publish(as.planner!, null)).toBe(200);
    await removeShifts();

    await save({ firstDay: '2030-09-06', grades: { ...all, planOverContract: 'against' } });
    expect(ofMaria((await longWeek()).findings)).toEqual([['planOverContract', 'against']]);
    expect(await publish(as.planner!, 'Everybody is ill.')).toBe(403);
    expect(await publish(as.chief!, null)).toBe(400);
    expect(await publish(as.chief!, 'Everybody is ill.')).toBe(200);
    expect(ofMaria((await as.reader!(checks.ofMonth, { query: { hotel, month: '2030-09' } })).body.findings)).toEqual([
      ['planOverContract', 'against'],
    ]);
  });

  it('is not made where the hotel does not want it', async () => {
    await save({ firstDay: '2030-01-01', grades: { ...all, planOverContract: 'off' } });
    expect(ofMaria((await longWeek()).findings)).toEqual([]);
  });
});

describe('what a hotel decides', () => {
  it('is kept by day, changed by who has read it last, and taken back', async () => {
    expect(await listed()).toEqual({ versions: [], mayChange: true });
    const first = await save({ firstDay: '2030-01-01' });
    expect([first.status, first.body.advice.version]).toEqual([200, 1]);
    await save({ firstDay: '2031-01-01' });
    const two = await Promise.all(
      ['against', 'off'].map((grade) =>
        save({ firstDay: '2030-01-01', grades: { ...all, planOverContract: grade }, version: 1 }),
      ),
    );
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await listed()).versions.map(({ firstDay, version }) => [firstDay, version])).toEqual([
      ['2030-01-01', 2],
      ['2031-01-01', 1],
    ]);
    expect((await save({ firstDay: '2030-01-01' })).status).toBe(412);

    const remove = (version: number) =>
      api.asAdmin(advice.remove, { body: { hotel, firstDay: '2030-01-01', version } });
    expect((await remove(1)).status).toBe(412);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.slice(0, 4)).toEqual(['remove', 'change', 'add', 'add']);
  });

  it('is read by those who plan and decided by those who administer the hotel', async () => {
    expect((await listed(as.planner)).mayChange).toBe(false);
    expect((await listed(as.chief)).mayChange).toBe(true);
    expect((await as.reader!(advice.list, { query: { hotel } })).status).toBe(403);
    expect((await save({ firstDay: '2030-01-01' }, as.planner)).status).toBe(403);
    expect((await save({ firstDay: '2030-01-01' }, as.chief)).status).toBe(200);
  });

  it('is never less than the law', async () => {
    for (const grades of [
      { ...all, planLongDay: 'off' },
      { ...all, planOverContract: 'no' },
    ])
      expect((await save({ firstDay: '2030-01-01', grades })).status).toBe(400);
    expect((await save({ firstDay: '2030-02-30' })).status).toBe(400);
  });
});

describe('skills that job titles require', () => {
  const haccp = { jobTitle: 'Pâtissier', skill: 'HACCP' };
  const isMaria = () => and(eq(employees.companyId, hotel), eq(employees.id, maria));
  const person = () => api.database.db.select({ job: employees.jobTitle }).from(employees).where(isMaria());
  const hold = async (...skills: [name: string, expiresOn: string | null][]) => {
    const { db } = api.database;
    await db
      .delete(employeeSkills)
      .where(and(eq(employeeSkills.companyId, hotel), eq(employeeSkills.employeeId, maria)));
    for (const [name, expiresOn] of skills)
      await db.insert(employeeSkills).values({ companyId: hotel, employeeId: maria, name, expiresOn });
  };
  const plan = async (jobTitle: string | null = null) => {
    const [start, end] = ['2030-09-03T08:00', '2030-09-03T16:00'];
    const item = { employeeId: maria, typeOfShift: 'Regular', start, end, jobTitle };
    const { findings } = (
      await as.planner!(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [{ item }] } })
    ).body;
    await api.database.db.delete(rosterDrafts);
    return findings
      .filter(({ employeeId, kind }) => employeeId === maria && kind === 'planSkillMissing')
      .map(({ day, measured, skill, grade }) => [day, measured, skill, grade]);
  };

  it('are missing where they are not held or expire before the shift', async () => {
    await save({ firstDay: '2030-01-01', jobSkills: [haccp] });
    await api.database.db.update(employees).set({ jobTitle: 'PATISSIER' }).where(isMaria());
    await hold();
    expect(await plan()).toEqual([['2030-09-03', 0, 'HACCP', 'advice']]);
    await hold(['haccp', '2030-09-02']);
    expect(await plan()).toEqual([['2030-09-03', 1, 'HACCP', 'advice']]);
    await hold(['haccp', '2030-09-03']);
    expect(await plan()).toEqual([]);
    await hold(['haccp', null]);
    expect(await plan()).toEqual([]);
  });

  it('are those of the job in which a shift is worked, from the day on which the hotel requires them', async () => {
    await hold();
    await save({ firstDay: '2030-09-04', jobSkills: [haccp] });
    expect(await plan()).toEqual([]);
    await save({ firstDay: '2030-09-03', jobSkills: [haccp, { jobTitle: 'Lifeguard', skill: 'First aid' }] });
    expect(await plan('Lifeguard')).toEqual([['2030-09-03', 0, 'First aid', 'advice']]);
    expect(await plan('Waiter')).toEqual([]);
    expect((await person())[0]!.job).toBe('PATISSIER');
  });

  it('are not checked where the hotel does not want to see it, and need a reason where it says so', async () => {
    await hold();
    await save({ firstDay: '2030-01-01', jobSkills: [haccp], grades: { planSkillMissing: 'off' } });
    expect(await plan()).toEqual([]);
    await save({ firstDay: '2030-01-01', jobSkills: [haccp], grades: { planSkillMissing: 'against' }, version: 1 });
    expect(await plan()).toEqual([['2030-09-03', 0, 'HACCP', 'against']]);
  });

  it('go to a browser with the skills that are required alone', async () => {
    await hold(['HACCP', '2031-01-01'], ['Crane', null]);
    const rules = async () => {
      const { body } = await as.planner!(planning.rules, { query: week });
      const { skills, rules: dated } = body.people.find(({ employeeId }) => employeeId === maria)!;
      return { jobSkills: body.jobSkills, skills, job: dated[0]!.job };
    };
    expect(await rules()).toEqual({});
    await save({ firstDay: '2030-01-01', jobSkills: [haccp] });
    expect(await rules()).toEqual({
      jobSkills: [{ from: '2030-01-01', needs: [haccp] }],
      skills: [{ name: 'HACCP', until: '2031-01-01' }],
      job: 'PATISSIER',
    });
  });

  it('are named once for a job title, and each names both', async () => {
    const twice = await save({ firstDay: '2030-01-01', jobSkills: [haccp, { jobTitle: 'PÂTISSIER', skill: 'haccp' }] });
    expect(twice.status).toBe(400);
    expect(JSON.parse(twice.text)).toMatchObject({
      error: { fields: [{ path: 'jobSkills.1.skill', message: 'haccp is already listed for PÂTISSIER.' }] },
    });
    for (const one of [{ jobTitle: ' ', skill: 'HACCP' }, { jobTitle: 'Cook' }, { jobTitle: 'Cook', skill: '' }])
      expect((await save({ firstDay: '2030-01-01', jobSkills: [one] })).status).toBe(400);
  });
});

describe('a fair share', () => {
  it('is kept and read from a day on, and does not go beyond what four weeks have', async () => {
    expect((await save({ firstDay: '2030-01-01', fairShare: { sundays: 3, nights: null } })).status).toBe(200);
    const { versions } = await listed(as.planner!);
    expect(versions.at(-1)).toMatchObject({ fairShare: { sundays: 3, nights: null } });

    for (const fairShare of [
      { sundays: 4, nights: null },
      { sundays: 0, nights: null },
      { sundays: null, nights: 28 },
    ])
      expect((await save({ firstDay: '2030-02-01', fairShare })).status).toBe(400);
  });

  it('goes to a browser with the Sundays and nights of four weeks before the work that it knows', async () => {
    const work = (start: string, end: string) => {
      const times = { startsAt: new Date(`${start}+03:00`), endsAt: new Date(`${end}+03:00`) };
      return { companyId: hotel, employeeId: maria, type: 'Regular' as const, ...times };
    };
    await api.database.db
      .insert(shifts)
      .values([
        work('2030-07-28T08:00', '2030-07-28T16:00'),
        work('2030-08-11T08:00', '2030-08-11T16:00'),
        work('2030-08-14T22:00', '2030-08-15T06:00'),
        work('2030-08-25T08:00', '2030-08-25T16:00'),
      ]);
    const { body } = await as.planner!(planning.rules, { query: week });
    const { before, work: known } = body.people.find(({ employeeId }) => employeeId === maria)!;
    expect(before).toEqual({ sundays: ['2030-08-11'], nights: ['2030-08-14'] });
    expect(known).toHaveLength(1);
  });
});

describe('the deadline of wishes', () => {
  it('is decided from a day on, kept with what else holds, and audited', async () => {
    expect((await save({ firstDay: '2030-01-01', wishDays: 14 })).body.advice.wishDays).toBe(14);
    expect((await save({ firstDay: '2030-01-01', wishDays: 14, version: 1 })).body.advice.version).toBe(1);
    expect((await save({ firstDay: '2030-01-01', wishDays: 7, version: 1 })).body.advice.version).toBe(2);
    expect((await save({ firstDay: '2030-02-01' })).body.advice.wishDays).toBeNull();
    expect((await listed(as.planner!)).versions.map(({ wishDays }) => wishDays)).toEqual([7, null]);
    expect((await audited())[1]).toMatchObject({ before: { wishDays: 14 }, after: { wishDays: 7 } });
    for (const wishDays of [0, 181, 1.5, '7'])
      expect((await save({ firstDay: '2030-03-01', wishDays })).status).toBe(400);
  });
});
