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
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
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
  await db.execute(sql`insert into punches (company_id, employee_id, at, zone, source, reference_date, key, reason, author_id)
    values (${hotel}, ${id}, '2025-03-03 07:00+02', 'Europe/Athens', 'correction', '2025-03-03', ${`${mark} key`}, ${`${mark} forgot`}, 1)`);
  await db.execute(
    sql`insert into terminal_codes (company_id, code, employee_id) values (${hotel}, ${`${mark} 7`}, ${id})`,
  );
  await db.execute(sql`insert into attendance_findings (company_id, employee_id, kind, day, subject, severity, evidence, due_at, note)
    values (${hotel}, ${id}, 'late', '2025-03-03', 'shift 1', 'low', '{}', now(), ${`${mark} bus`})`);
  await db.execute(sql`insert into correction_requests (company_id, employee_id, account_id, day, punches, reason)
    values (${hotel}, ${id}, 1, '2025-03-03', '[]', ${`${mark} asked`})`);
  await db.execute(sql`insert into declarations (company_id, kind, employee_id, first_day, last_day, key, state, protocol, refusal)
    values (${hotel}, 'dailySchedule', ${id}, '2025-03-03', '2025-03-03', ${`day:${id}`}, 'accepted', 'ΕΥΣ1', ${`${mark} refused`})`);
  await db.execute(sql`insert into waiting_punches (company_id, code, at, zone, source, key)
    values (${hotel}, ${`${mark} 7`}, '2025-03-03 08:00+02', 'Europe/Athens', 'file', ${`log:${id}`})`);
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

async function mailTo(address: string): Promise<number> {
  const { rows } = await api.database.db.execute<{ id: number }>(
    sql`select id from mail_outbox where "to" = ${address} order by id desc limit 1`,
  );
  return rows[0]!.id;
}

const hoursOf = async (id: number) => {
  const body = { hotel, dates: month, column: 'month', levels: ['employee'], employees: [id] };
  const answer = await api.asAdmin(unchecked(workingHoursContract.sums), { body: body });
  return answer.body.total.total.planned;
};

describe('the file of a person', () => {
  it('holds everything that is stored, the whole numbers too, and that it was taken', async () => {
    const { id, mark, email } = await leaver();
    await api.database.db.execute(sql`with sheet as (insert into timesheets (company_id, employee_id, first_day, last_day)
        values (${hotel}, ${id}, '2025-03-01', '2025-03-31') returning company_id, id)
      insert into timesheet_deltas (company_id, timesheet_id, day, code, seconds) select company_id, id, '2025-03-03', 'normal', 60 from sheet`);
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
    const days = JSON.stringify([kept]);
    const line = { day: '2025-03-03', days: 0 };
    const lines = JSON.stringify([
      { ...line, code: 'hours.parental', seconds: 7200 },
      { ...line, code: 'normal', seconds: 21_600 },
    ]);
    await db.execute(sql`with sheet as (insert into timesheets (company_id, employee_id, first_day, last_day)
        values (${hotel}, ${id}, '2025-03-01', '2025-03-31') returning company_id, id),
      signed as (insert into signed_sheets (company_id, timesheet_id, pack, days, lines)
        select company_id, id, '', ${days}::jsonb, ${lines}::jsonb from sheet)
      insert into locked_sheets (company_id, timesheet_id, pack, days) select company_id, id, '', ${days}::jsonb from sheet`);
    const { body: file } = await api.asAdmin(contract.file, { body: { hotel, id } });
    expect(JSON.stringify(file.file)).toContain('parental');

    expect((await api.asAdmin(contract.erase, { body: { hotel, id } })).status).toBe(200);

    const { rows } = await db.execute(sql`select birth_date as born,
        (select count(*)::int from hourly_leaves h where h.employee_id = e.id) as leaves,
        (select json_agg(s)::text || json_agg(l)::text from timesheets t join signed_sheets s on s.timesheet_id = t.id
          join locked_sheets l on l.timesheet_id = t.id where t.employee_id = e.id) as sheets
      from employees e where company_id = ${hotel} and id = ${id}`);
    expect(rows[0]).toMatchObject({ born: null, leaves: 0 });
    expect(rows[0]!.sheets).toContain('normal');
    expect(rows[0]!.sheets).not.toContain('parental');
    const { body: audit } = await api.asAdmin(auditContract.list, { query: { employee: id } });
    expect(JSON.stringify(audit.entries)).not.toMatch(/parental|2008-02-03/);
  });

  it('leaves what was found and decided about the hours as it is', async () => {
    const { id } = await leaver();
    const { db } = api.database;
    const found = async () => {
      await workOut(db, 'attendance', hotel);
      const { rows } = await db.execute(
        sql`select kind, day::text, state, evidence -> 'measured' as measured from attendance_findings where employee_id = ${id} order by day, kind`,
      );
      return rows;
    };
    await db.execute(sql`update companies set attendance_from = '2025-03-01' where company_id = ${hotel}`);
    await db.execute(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at)
      values (${hotel}, ${id}, 'Regular', '2025-03-05 07:00+02', '2025-03-05 15:00+02'), (${hotel}, ${id}, 'Regular', '2025-03-06 07:00+02', '2025-03-06 15:00+02')`);
    await found();
    await db.execute(
      sql`update attendance_findings set state = 'excused' where employee_id = ${id} and state = 'open'`,
    );
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
    await db.execute(sql`update account_hotels set employee_id = ${id} where company_id = ${hotel} and account_id = 2`);
    await api.asAdmin(contract.erase, { body: { hotel, id } });
    expect((await api.login('client@demo.com', 'client')).accessToken).toBeUndefined();
    const { rows } = await db.execute(
      sql`select full_name, disabled_at is not null as shut from accounts where id = 2`,
    );
    expect(rows).toEqual([{ full_name: 'Former employee', shut: true }]);
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
    await db.execute(
      sql`update account_settings set company = ${mark}, info = '{"phone": "6900000000"}' where account_id = ${account}`,
    );
    await db.execute(
      sql`insert into email_changes (account_id, email, hash, expires_at) values (${account}, ${`new.${wanted.email}`}, 'hash', now())`,
    );
    await db.execute(
      sql`insert into sessions (id, account_id, agent, ended_at) values (gen_random_uuid(), ${account}, ${`${mark} phone`}, now())`,
    );
    await db.execute(sql`insert into uploads (key, account_id, purpose, name, type, size, digest)
      values (${`face${id}`}, ${account}, 'avatar', 'face.png', 'image/png', 1, '')`);
    await db.execute(
      sql`insert into upload_uses (used_by, key) values (${`account-avatar:${account}`}, ${`face${id}`})`,
    );
    expect((await api.login(wanted.email, 'a guess')).accessToken).toBeUndefined();
    await db.execute(sql`insert into known_browsers (account_id, hash, last_at) values (${account}, ${mark}, now())`);

    expect((await api.asAdmin(contract.erase, { body: { hotel, id } })).status).toBe(200);

    const kept = await Promise.all(
      [
        'accounts',
        'account_settings',
        'email_changes',
        'attempts',
        'known_browsers',
        'sessions',
        'mail_outbox',
        'audit_entries',
        'idempotent_replies',
      ].map((table) => db.execute(sql`select t::text as row from ${sql.identifier(table)} t`)),
    );
    const text = JSON.stringify(kept.map(({ rows }) => rows));
    for (const secret of [mark, wanted.email, '6900000000']) expect(text).not.toContain(secret);
    expect((await db.execute(sql`select from upload_uses where key = ${`face${id}`}`)).rows).toEqual([]);
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
    await db.execute(sql`insert into idempotent_replies (account_id, key, call, reply)
      values (1, ${crypto.randomUUID()}, '/people/add', ${JSON.stringify({ person: { name } })}::jsonb)`);
    await api.asAdmin(actions.leave, { body: { hotel, id, lastDay } });
    await api.asAdmin(contract.erase, { body: { hotel, id } });

    const { rows } = await db.execute(
      sql`select reply from idempotent_replies where reply::text like '%Broken arm%' or reply::text like '%Ντίνος%'`,
    );
    expect(rows).toEqual([]);
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
