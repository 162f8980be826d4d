import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { privacyContract as contract } from '@horae/contract/people/privacy.contract';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { planNotesContract as planNotes } from '@horae/contract/scheduling/plan-notes.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels, accounts, emailChanges, knownBrowsers, sessions } from '#features/core/session/session.table';
import { declarations } from '#features/declarations/declarations/declarations.table';
import { hourlyLeaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { accountSettings } from '#features/settings/account-settings/account-settings.table';
import { attendanceFindings } from '#features/time/attendance/attendance.table';
import { correctionRequests } from '#features/time/correction-requests/correction-requests.table';
import { punches } from '#features/time/punches/punches.table';
import { terminalCodes, waitingPunches } from '#features/time/terminals/terminals.table';
import { lockedSheets, signedSheets, timesheetDeltas, timesheets } from '#features/time/timesheets/timesheets.table';
import { attempts } from '#platform/attempts/attempts.table';
import { auditEntries } from '#platform/audit.table';
import { idempotentReplies } from '#platform/idempotency.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { uploads, uploadUses } from '#platform/uploads/uploads.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { companies } from '../organisation/organisation.table';
import { employees } from './employees.table';
import { everythingStored, fullTime, hotel, peopleOf, socialSecurityNumber, taxNumber } from './people-fixture';
import { eraseByRetention } from './retention';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const lastDay = '2025-03-31';
const month = { start: '2025-03-01', end: '2025-04-01' };
const shift = (employeeId: number, more: object) =>
  api.asAdmin(unchecked(shiftsContract.save), {
    body: { shift: { hotel, employeeId, typeOfShift: 'Regular', ...more } },
  });

/** Adds an employee who left in March 2025, with a secret in every field that can contain one. */
async function leaver() {
  const mark = `Ζηνοβία${Math.random().toString(36).slice(2)}`;
  const email = `${mark.toLowerCase()}@hotel.example`.replace('ζηνοβία', 'zinovia');
  const fields = {
    surname: mark,
    surnameLatin: `${mark} Latin`,
    email,
    phone: '210 555 0199',
    taxNumber,
    socialSecurityNumber,
  };
  // As the browser sends it, with a key under which the response is stored for a day.
  const { body: added } = await api.asAdmin(
    peopleContract.add,
    { body: { hotel, person: { code: mark, ...people.place, contract: fullTime, ...fields } } },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const { person } = added;
  const { id } = person;
  await api.asAdmin(actions.setSkills, { body: { hotel, id, skills: [{ name: `${mark} skill`, expiresOn: null }] } });
  await shift(id, { start: '2025-03-03T07:00', end: '2025-03-03T15:00', breakMinutes: 30, notes: `${mark} note` });
  await shift(id, {
    typeOfShift: 'SickLeave',
    start: '2025-03-05T00:00',
    end: '2025-03-06T00:00',
    notes: `${mark} ill`,
  });
  const { db } = api.database;
  const own = { companyId: hotel, employeeId: id };
  const day = '2025-03-03';
  await db.insert(punches).values({
    ...own,
    at: new Date(`${day}T07:00+02:00`),
    zone: 'Europe/Athens',
    source: 'correction',
    referenceDate: day,
    key: `${mark} key`,
    reason: `${mark} forgot`,
    authorId: 1,
  });
  await db.insert(terminalCodes).values({ ...own, code: `${mark} 7` });
  await db.insert(attendanceFindings).values({
    ...own,
    kind: 'late',
    day,
    subject: 'shift 1',
    severity: 'low',
    evidence: {},
    dueAt: new Date(),
    note: `${mark} bus`,
  });
  await db.insert(correctionRequests).values({ ...own, accountId: 1, day, punches: [], reason: `${mark} asked` });
  await db.insert(declarations).values({
    ...own,
    kind: 'dailySchedule',
    firstDay: day,
    lastDay: day,
    key: `day:${id}`,
    state: 'accepted',
    protocol: 'ΕΥΣ1',
    refusal: `${mark} refused`,
  });
  await db.insert(waitingPunches).values({
    companyId: hotel,
    code: `${mark} 7`,
    at: new Date(`${day}T08:00+02:00`),
    zone: 'Europe/Athens',
    source: 'file',
    key: `log:${id}`,
  });
  const note = {
    hotel,
    employeeId: id,
    day: '2025-03-04',
    text: `${mark} asked for mornings`,
    isPinned: true,
    version: 0,
  };
  expect((await api.asAdmin(planNotes.save, { body: note })).status).toBe(200);
  await api.asAdmin(actions.leave, { body: { hotel, id, lastDay } });
  return { id, mark, email };
}

/** Adds the time sheet of their last month. */
async function sheetOf(employeeId: number) {
  const of = { companyId: hotel, employeeId, firstDay: '2025-03-01', lastDay };
  const [{ id: timesheetId } = { id: 0 }] = await api.database.db.insert(timesheets).values(of).returning();
  return { companyId: hotel, timesheetId };
}

async function mailTo(address: string): Promise<number> {
  const [mail] = await api.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, address))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return mail!.id;
}

const hoursOf = async (id: number) => {
  const body = { hotel, dates: month, column: 'month', levels: ['employee'], employees: [id] };
  const answer = await api.asAdmin(unchecked(workingHoursContract.sums), { body: body });
  return answer.body.total.total.planned;
};

describe('the file of a person', () => {
  it('holds everything that is stored, the whole numbers too, and that it was taken', async () => {
    const { id, mark, email } = await leaver();
    const delta = { day: '2025-03-03', code: 'normal', seconds: 60 };
    await api.database.db.insert(timesheetDeltas).values({ ...(await sheetOf(id)), ...delta });
    const { status, body, headers } = await api.asAdmin(contract.file, { body: { hotel, id } });

    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.file).toMatchObject({
      hotel: { companyId: hotel },
      person: { name: mark, email, taxNumber, socialSecurityNumber, lastDay, skills: [{ name: `${mark} skill` }] },
      shifts: [{ type: 'Regular', notes: `${mark} note`, breakMinutes: 30 }],
      leaves: [{ type: 'SickLeave', notes: `${mark} ill` }],
      punches: [{ source: 'correction', reason: `${mark} forgot` }],
      findings: [{ kind: 'late', note: `${mark} bus` }],
      correctionRequests: [{ reason: `${mark} asked`, state: 'open' }],
      terminalCodes: [{ code: `${mark} 7` }],
      timesheets: [{ lines: null, deltas: [{ day: '2025-03-03', code: 'normal', seconds: 60 }] }],
      declarations: [{ kind: 'dailySchedule', state: 'accepted' }],
    });
    expect(JSON.stringify(body.file.audit)).toContain('"deed":"add"');
    const { body: audit } = await api.asAdmin(auditContract.list, { query: { employee: id, deed: 'export' } });
    expect(audit.total).toBe(1);
    expect((await api.asAdmin(contract.file, { body: { hotel, id: 99_999_999 } })).status).toBe(404);
  });
});

describe('erasing', () => {
  it('is refused while somebody works here', async () => {
    const { id, name } = await people.add();
    const { status, body } = await api.asAdmin(contract.erase, { body: { hotel, id } });
    expect(status).toBe(409);
    expect(body.error.message).toContain(`${name} still works here`);
  });

  it('leaves hours without a name, and the name nowhere', async () => {
    const { id, mark, email } = await leaver();
    const planned = await hoursOf(id);
    expect(planned).toBeGreaterThan(0);
    const { status, body } = await api.asAdmin(contract.erase, { body: { hotel, id } });

    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      name: `Former employee ${id}`,
      email: '',
      phone: '',
      taxNumber: '',
      skills: [],
      lastDay,
    });
    expect(await hoursOf(id)).toBe(planned);
    const roster = await api.asAdmin(unchecked(staff.filtered), {
      body: { selectedHotel: { ErpCompanyId: hotel }, dates: month, filters: { employees: [id] } },
    });
    expect(roster.body.resources.map(({ title }) => title)).toEqual([`Former employee ${id}`]);
    const kept = (await everythingStored(api)).toLowerCase();
    for (const secret of [mark.toLowerCase(), email, taxNumber]) expect(kept).not.toContain(secret);
    const { body: audit } = await api.asAdmin(auditContract.list, { query: { employee: id } });
    expect(audit.entries[0]).toMatchObject({ deed: 'remove', after: { erased: true } });
    // Repeating it is not a new action.
    await api.asAdmin(contract.erase, { body: { hotel, id } });
    expect((await api.asAdmin(auditContract.list, { query: { employee: id } })).body.total).toBe(audit.total);
  });

  it('removes leave by the hour, its kind in signed and locked sheets, and the date of birth', async () => {
    const { id, mark } = await leaver();
    const { db } = api.database;
    const birth = await api.asAdmin(peopleContract.update, {
      body: { hotel, id, fields: { birthDate: '2008-02-03' } },
    });
    expect([birth.status, birth.body.message]).toEqual([200, undefined]);
    const leave = { employeeId: id, kind: 'parental', firstDay: '2025-03-03', lastDay: '2025-03-03', notes: mark };
    const granted = await api.asAdmin(unchecked(leavesContract.save), {
      body: { hotel, leave: { ...leave, hours: { from: '10:00', to: '12:00' } } },
    });
    expect([granted.status, granted.body.message]).toEqual([200, undefined]);
    const hours = [{ code: 'hours.parental', from: '2025-03-03T10:00', to: '2025-03-03T12:00' }];
    const kept = { day: '2025-03-03', leave: null, leaveMinutes: { 'hours.parental': 120 }, leaveHours: hours };
    const days = sql`${JSON.stringify([kept])}::jsonb`;
    const line = { day: '2025-03-03', days: 0 };
    const lines = [
      { ...line, code: 'hours.parental', seconds: 7200, loan: null },
      { ...line, code: 'normal', seconds: 21_600, loan: null },
    ];
    const sheet = { ...(await sheetOf(id)), pack: '', days };
    await db.insert(signedSheets).values({ ...sheet, lines });
    await db.insert(lockedSheets).values(sheet);
    const { body: file } = await api.asAdmin(contract.file, { body: { hotel, id } });
    expect(JSON.stringify(file.file)).toContain('parental');

    expect((await api.asAdmin(contract.erase, { body: { hotel, id } })).status).toBe(200);

    expect(await db.select().from(employees).where(eq(employees.id, id))).toMatchObject([{ birthDate: null }]);
    expect(await db.$count(hourlyLeaves, eq(hourlyLeaves.employeeId, id))).toBe(0);
    const sheets = await db
      .select()
      .from(timesheets)
      .innerJoin(signedSheets, eq(signedSheets.timesheetId, timesheets.id))
      .innerJoin(lockedSheets, eq(lockedSheets.timesheetId, timesheets.id))
      .where(eq(timesheets.employeeId, id));
    expect(JSON.stringify(sheets)).toContain('normal');
    expect(JSON.stringify(sheets)).not.toContain('parental');
    const { body: audit } = await api.asAdmin(auditContract.list, { query: { employee: id } });
    expect(JSON.stringify(audit.entries)).not.toMatch(/parental|2008-02-03/);
  });

  it('leaves what was found and decided about the hours as it is', async () => {
    const { id } = await leaver();
    const { db } = api.database;
    const { kind, day, state, evidence, employeeId } = attendanceFindings;
    const found = async () => {
      await workOut(db, 'attendance', hotel);
      return db
        .select({ kind, day, state, measured: sql`${evidence} -> 'measured'` })
        .from(attendanceFindings)
        .where(eq(employeeId, id))
        .orderBy(asc(day), asc(kind));
    };
    await db.update(companies).set({ attendanceFrom: '2025-03-01' }).where(eq(companies.companyId, hotel));
    for (const on of ['2025-03-05', '2025-03-06']) {
      const times = { startsAt: new Date(`${on}T07:00+02:00`), endsAt: new Date(`${on}T15:00+02:00`) };
      await db.insert(shifts).values({ companyId: hotel, employeeId: id, type: 'Regular', ...times });
    }
    await found();
    await db
      .update(attendanceFindings)
      .set({ state: 'excused' })
      .where(and(eq(employeeId, id), eq(state, 'open')));
    const before = await found();
    expect(before).toContainEqual(expect.objectContaining({ kind: 'noPunch', day: '2025-03-06', state: 'excused' }));

    await api.asAdmin(contract.erase, { body: { hotel, id } });

    expect(await found()).toEqual(before);
    const { status, body } = await api.asAdmin(unchecked(attendanceContract.findings), {
      query: { hotel, view: 'decided', employee: id },
    });
    expect(status).toBe(200);
    expect(body.findings.map(({ evidence }) => evidence.planned)).toEqual(
      before.filter((finding) => finding.state === 'excused').map(() => []),
    );
  });

  it('shuts the login that was for nothing else', async () => {
    const { id } = await leaver();
    const { db } = api.database;
    expect((await api.login('client@demo.com', 'client')).accessToken).toBeTruthy();
    await db
      .update(accountHotels)
      .set({ employeeId: id })
      .where(and(eq(accountHotels.companyId, hotel), eq(accountHotels.accountId, 2)));
    await api.asAdmin(contract.erase, { body: { hotel, id } });
    expect((await api.login('client@demo.com', 'client')).accessToken).toBeUndefined();
    expect(await db.select().from(accounts).where(eq(accounts.id, 2))).toMatchObject([
      { fullName: 'Former employee', disabledAt: expect.any(Date) },
    ]);
  });

  it('leaves nothing about the person behind that login either', async () => {
    const { id, mark } = await leaver();
    const { db } = api.database;
    const wanted = { fullName: mark, email: `${id}@login.example`, role: 'client' as const };
    const rights = { scope: 'self' as const, mayClock: true, mayApprove: false, mayPlan: false };
    const grants = [{ hotel, employeeId: id, ...rights, mayPayroll: false }];
    const invited = await api.asAdmin(
      accountsContract.invite,
      { body: { account: { ...wanted, grants } } },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(invited.status).toBe(201);
    const account = invited.body.account.id;
    await api.asAdmin(unchecked(accountsContract.takeOutMail), { body: { id: await mailTo(wanted.email) } });
    await api.asAdmin(accountsContract.sendLink, { body: { id: account, kind: 'invitation' } });
    await db
      .update(accountSettings)
      .set({ company: mark, info: { phone: '6900000000' } })
      .where(eq(accountSettings.accountId, account));
    const [ofAccount, now, key] = [{ accountId: account }, new Date(), `face${id}`];
    await db.insert(emailChanges).values({ ...ofAccount, email: `new.${wanted.email}`, hash: 'hash', expiresAt: now });
    await db.insert(sessions).values({ ...ofAccount, id: crypto.randomUUID(), agent: `${mark} phone`, endedAt: now });
    const picture = { purpose: 'avatar', name: 'face.png', type: 'image/png', size: 1, digest: '' } as const;
    await db.insert(uploads).values({ ...ofAccount, key, ...picture });
    await db.insert(uploadUses).values({ usedBy: `account-avatar:${account}`, key });
    expect((await api.login(wanted.email, 'a guess')).accessToken).toBeUndefined();
    await db.insert(knownBrowsers).values({ ...ofAccount, hash: mark, lastAt: now });

    expect((await api.asAdmin(contract.erase, { body: { hotel, id } })).status).toBe(200);

    const kept = await Promise.all(
      [
        accounts,
        accountSettings,
        emailChanges,
        attempts,
        knownBrowsers,
        sessions,
        mailOutbox,
        auditEntries,
        idempotentReplies,
      ].map((table) => db.execute(sql`select t::text as row from ${table} t`)),
    );
    const text = JSON.stringify(kept.map(({ rows }) => rows));
    for (const secret of [mark, wanted.email, '6900000000']) expect(text).not.toContain(secret);
    expect(await db.$count(uploadUses, eq(uploadUses.key, key))).toBe(0);
  });

  it('forgets kept answers about the person, whatever the name is made of', async () => {
    const { db } = api.database;
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const send = people.send;
    const { id, name } = (await send({ name: 'Κωνσταντίνος "Ντίνος" Παππάς' })).body.person;
    await api.asAdmin(
      unchecked(shiftsContract.save),
      {
        body: {
          shift: {
            hotel,
            employeeId: id,
            typeOfShift: 'SickLeave',
            start: '2025-03-05T00:00',
            end: '2025-03-06T00:00',
            notes: 'Broken arm',
          },
        },
      },
      key(),
    );
    await db
      .insert(idempotentReplies)
      .values({ accountId: 1, key: crypto.randomUUID(), call: '/people/add', reply: { person: { name } } });
    await api.asAdmin(actions.leave, { body: { hotel, id, lastDay } });
    await api.asAdmin(contract.erase, { body: { hotel, id } });

    const reply = sql`${idempotentReplies.reply}::text`;
    const told = or(like(reply, '%Broken arm%'), like(reply, '%Ντίνος%'));
    expect(await db.$count(idempotentReplies, told)).toBe(0);
  });
});

describe('the retention of a hotel', () => {
  it('erases who left so many months ago, and nobody where none is set', async () => {
    const { id } = await leaver();
    const younger = await people.add();
    await api.asAdmin(actions.leave, {
      body: { hotel, id: younger.id, lastDay: new Date().toISOString().slice(0, 10) },
    });
    expect(await eraseByRetention(api.database.db, hotel)).toBe(0);

    const { body, headers } = await api.asAdmin(hotelsContract.one, { query: { id: hotel } });
    const { companyId: _companyId, ...settings } = body.hotel;
    const set = await api.asAdmin(
      unchecked(hotelsContract.update),
      { body: { id: hotel, hotel: { ...settings, retentionMonths: 12 } } },
      { 'if-match': String(headers.etag) },
    );
    expect([set.status, set.body.hotel.retentionMonths]).toEqual([200, 12]);
    expect(await eraseByRetention(api.database.db, hotel)).toBeGreaterThan(0);
    expect((await people.read(id)).body.person.name).toBe(`Former employee ${id}`);
    expect((await people.read(younger.id)).body.person.name).toBe(younger.name);
    expect(await eraseByRetention(api.database.db, hotel)).toBe(0);
  });
});
