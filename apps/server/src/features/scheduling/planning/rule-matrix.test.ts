import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldText } from '@horae/contract/fold-text';
import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract as personActions } from '@horae/contract/people/person-actions.contract';
import { planAdviceContract } from '@horae/contract/scheduling/plan-advice.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterApprovalContract as approval } from '@horae/contract/scheduling/roster-approval.contract';
import {
  adviceKinds,
  type CheckFinding,
  rosterChecksContract as checks,
} from '@horae/contract/scheduling/roster-checks.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { rosterWishesContract as wishes } from '@horae/contract/scheduling/roster-wishes.contract';
import { rotationsContract as rotations } from '@horae/contract/scheduling/rotations.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { templateWeeksContract as weeks } from '@horae/contract/scheduling/template-weeks.contract';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { missingSkills, rosterFindings, withOtherHotels, workingDays } from '@horae/working-time';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { runCli } from '#test/run-cli';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { findingText } from '../../../cli/finding-text';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { openHotel } from '../../time/timesheets/sheet-cases-fixture';
import { planPublications, publicationPeople } from '../publications/publications.table';
import { shifts } from '../shifts/shifts.table';
import { planSteps, rosterDrafts } from './planning.table';

const hotel = 7421;
const otherHotel = 1003;
const monday = '2030-06-03';
const week = { hotel, first: monday, last: '2030-06-09' };
const zone = createZone('Europe/Athens');
const reason = 'The relief is ill.';
let api: TestApp;
let token: string;
let planner: string;
let other: Person;

beforeAll(async () => {
  // On a busy machine all of it takes longer than a token usually holds.
  api = await startTestApp({ environment: { ACCESS_TOKEN_TTL: '3600' } });
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  await openHotel(api);
  // What is advice otherwise needs a reason in this hotel, and so goes every way that the law goes.
  const grades = Object.fromEntries(adviceKinds.map((kind) => [kind, 'against']));
  const jobSkills = [{ jobTitle: 'Cook', skill: 'HACCP' }];
  const fairShare = { sundays: 2, nights: 2 };
  const body = { hotel, firstDay: '2020-01-01', grades, jobSkills, fairShare };
  await api.asAdmin(unchecked(planAdviceContract.save), { body });
  const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false, mayAdminister: true }];
  other = await hire({ kind: 'nothing', work: [] });
  planner = (await activeAccount(api, 'planner@hotel.example', { grants })).session.accessToken;
});
afterAll(() => api.stop());

/** Work on a day of the week, counted from Monday, between two hours; beyond 24, on the next day. */
type Work = [day: number, from: number, to: number, type?: 'Overtime'];
interface Rule {
  kind: string;
  work: Work[];
  /** Work that is published already. */
  around?: Work[];
  terms?: object;
  birthDate?: string;
  /** Hours of each day, Monday to Saturday, in the sixteen weeks before. */
  before?: [from: number, to: number];
  /** Hours of overtime that were worked this year. */
  overtime?: number;
  /** Work of each of the second and the third week before. */
  share?: Work;
  /** A cook, with skills and their last days. */
  skills?: { name: string; expiresOn: string | null }[];
  /** Published work of the same person in another hotel. */
  there?: Work[];
  /** What the person wishes of a day. */
  wish?: object;
}

const everyDay = Array.from({ length: 7 }, (_, day): Work => [day, 8, 14]);
const rules: Rule[] = [
  {
    kind: 'planRest',
    work: [
      [0, 15, 23],
      [1, 7, 15],
    ],
  },
  {
    kind: 'planRest',
    work: [
      [0, 23, 31],
      [1, 7, 15],
    ],
  },
  { kind: 'planLongDay', work: [[2, 8, 22.5]] },
  { kind: 'planDaysInRow', work: everyDay },
  {
    kind: 'planSplit',
    work: [
      [1, 10, 14],
      [1, 18, 22],
    ],
    terms: { specialRules: 'kitchen' },
  },
  { kind: 'planNight', work: [[3, 17, 23]], birthDate: '2013-01-10' },
  { kind: 'planSundayRest', work: [[6, 8, 14]], around: everyDay.slice(1).map(([day]): Work => [day + 6, 8, 14]) },
  {
    kind: 'planWeekRest',
    work: [...[0, 1, 2, 3].map((day): Work => [day, 5, 13]), [4, 12, 20], [5, 19, 27]],
    around: [
      [-2, 22, 30],
      [7, 2, 10],
    ],
  },
  { kind: 'planLongWeek', work: everyDay.slice(1).map(([day]): Work => [day, 8, 15]), birthDate: '2013-01-10' },
  { kind: 'planAverageWeek', work: everyDay.slice(0, 6).map(([day]): Work => [day, 8, 17]), before: [8, 17] },
  { kind: 'planNightAverage', work: everyDay.slice(0, 6).map(([day]): Work => [day, 21.5, 30]) },
  { kind: 'planOvertimeDay', work: [[4, 16, 21, 'Overtime']] },
  { kind: 'planOvertimeYear', work: [[4, 16, 20, 'Overtime']], overtime: 150 },
  { kind: 'planOverContract', work: everyDay.slice(0, 5).map(([day]): Work => [day, 8, 17]) },
  { kind: 'planSkillMissing', work: [[2, 8, 14]], skills: [{ name: 'Haccp', expiresOn: '2030-05-31' }] },
  { kind: 'planManySundays', work: [[6, 8, 14]], share: [6, 8, 14] },
  { kind: 'planManyNights', work: [[3, 22, 30]], share: [1, 22, 30] },
  { kind: 'planUnderContract', work: everyDay.slice(0, 5).map(([day]): Work => [day, 8, 15]) },
  {
    kind: 'planShortWeekRest',
    work: [
      [0, 8, 14],
      [1, 16, 22],
      [3, 6, 12],
      [4, 8, 14],
      [5, 16, 22],
    ],
    around: [
      [-1, 8, 14],
      [7, 6, 12],
    ],
  },
  { kind: 'planWishUnmet', work: [[2, 8, 14]], wish: { kind: 'off', firstDay: '2030-06-05', lastDay: '2030-06-05' } },
  {
    kind: 'planWishUnmet',
    work: [[2, 8, 14]],
    wish: { kind: 'hours', firstDay: monday, lastDay: null, weekdays: [3], start: '09:30', end: '16:00' },
  },
  { kind: 'planRest', work: [[1, 7, 15]], there: [[0, 15, 23]] },
  { kind: 'planRest', work: [[0, 15, 23]], there: [[1, 7, 15]] },
  { kind: 'planOverlap', work: [[2, 8, 14]], there: [[2, 13, 15]] },
  { kind: 'planLongDay', work: [[2, 6, 14]], there: [[2, 15, 21]] },
  { kind: 'planDaysInRow', work: [[6, 8, 14]], there: everyDay.slice(0, 6) },
  { kind: 'planWeekRest', work: [[6, 8, 14]], there: [[-1, 8, 14], ...everyDay.slice(0, 6), [7, 8, 14]] },
  { kind: 'planSundayRest', work: [[6, 8, 14]], there: everyDay.slice(1).map(([day]): Work => [day + 6, 8, 14]) },
  {
    kind: 'planManyNights',
    work: [[3, 22, 30]],
    there: [
      [-20, 22, 30],
      [-13, 22, 30],
    ],
  },
  {
    kind: 'planNightAverage',
    work: everyDay.slice(0, 3).map(([day]): Work => [day, 21.5, 30]),
    there: everyDay.slice(3, 6).map(([day]): Work => [day, 21.5, 30]),
  },
  {
    kind: 'planAverageWeek',
    work: everyDay.slice(0, 6).map(([day]): Work => [day, 8, 13]),
    before: [8, 13],
    there: Array.from({ length: 17 }, (_, back) =>
      everyDay.slice(0, 6).map(([day]): Work => [day - 7 * back, 14, 18]),
    ).flat(),
  },
];
let hired = 0;

interface Person {
  id: number;
  code: string;
  name: string;
}

async function hire({
  there,
  kind,
  terms = {},
  birthDate = '1990-01-10',
  before,
  overtime = 0,
  share,
  skills,
  wish,
}: Rule): Promise<Person> {
  const hours = { hasFixedHours: true, weeklyHours: 40, daysPerWeek: 5, isBreakInsideHours: false };
  const rest = { weeklyPattern: null, specialRules: 'none', flexibleArrival: 0, hourlyCost: null };
  const contract = { fromDay: '2020-01-01', kind: 'full', ...hours, ...rest, ...terms };
  const person = {
    code: `RM-${kind}-${++hired}`,
    surname: `Θάλεια ${kind} ${hired}`,
    birthDate,
    ...(there && { taxNumber: taxNumberOf(hired) }),
    departmentId: 74_215,
    workCentreId: 74_213,
    ...(skills && { jobTitle: 'COOK' }),
  };
  const added = await api.asAdmin(unchecked(peopleContract.add), { body: { hotel, person: { ...person, contract } } });
  expect(added.status, added.text).toBe(201);
  const { id, code, name } = added.body.person;
  if (skills) expect((await api.asAdmin(personActions.setSkills, { body: { hotel, id, skills } })).status).toBe(200);
  if (wish) {
    const saved = await api.asAdmin(unchecked(wishes.save), { body: { hotel, employeeId: id, wish } });
    expect(saved.status, saved.text).toBe(200);
  }
  for (let day = 0; day * 5 < overtime; day += 1)
    await store(id, addDays('2030-01-07', day * 2), [[0, 16, 21, 'Overtime']]);
  const days = before ? everyDay.slice(0, 6).map(([day]): Work => [day, before[0], before[1]]) : [];
  for (let week = 1; week <= 16; week += 1) await store(id, addDays(monday, -7 * week), days);
  if (there) await workThere(person, contract, there);
  if (share) for (const week of [2, 3]) await store(id, addDays(monday, -7 * week), [share]);
  return { id, code, name };
}

function taxNumberOf(count: number): string {
  const digits = String(90_000_000 + count);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(sum % 11) % 10}`;
}

/** Hires the person of the same tax number in the other hotel, with this work. */
async function workThere(person: object, contract: object, work: readonly Work[]): Promise<void> {
  const { departments, workCentres } = (await api.asAdmin(peopleContract.choices, { query: { hotel: otherHotel } }))
    .body;
  const place = { departmentId: departments[0]!.id, workCentreId: workCentres[0]!.id };
  const body = { hotel: otherHotel, person: { ...person, ...place, contract } };
  const added = await api.asAdmin(unchecked(peopleContract.add), { body });
  await store(added.body.person.id, monday, work, otherHotel);
}

const athens = (time: string) => sql`${time}::timestamp at time zone 'Europe/Athens'`;

async function store(employeeId: number, from: string, work: readonly Work[], company = hotel): Promise<void> {
  for (const one of work) {
    const { start, end, typeOfShift } = shiftOf(employeeId, one, from);
    const hours = { startsAt: athens(start), endsAt: athens(end) };
    await api.database.db.insert(shifts).values({ companyId: company, employeeId, type: typeOfShift, ...hours });
  }
}

const wall = (first: string, day: number, hour: number) => {
  const minutes = String((hour % 1) * 60).padStart(2, '0');
  return `${addDays(first, day + Math.floor(hour / 24))}T${String(Math.floor(hour) % 24).padStart(2, '0')}:${minutes}`;
};
const shiftOf = (employeeId: number, [day, from, to, type = undefined]: Work, first = monday) => {
  return {
    employeeId,
    typeOfShift: type ?? ('Regular' as const),
    start: wall(first, day, from),
    end: wall(first, day, to),
  };
};
const clockOf = (hour: number) => wall(monday, 0, hour % 24).slice(11);
/** The rule for which a person was hired. */
const ruleOf = new Map<number, Rule>();
const fresh = ({ id }: Person, work: readonly Work[]) => work.map((one) => ({ item: shiftOf(id, one) }));
const change = (way: string, changes: object[], days: object = week) =>
  api.asAdmin(unchecked(planning.change), { body: { ...days, way, changes } });
const read = async () => (await api.asAdmin(planning.read, { query: week })).body;
const step = async (again: boolean) => {
  const { steps } = await read();
  return api.asAdmin(planning.undo, { body: { ...week, step: (again ? steps.redo : steps.undo)!, again } });
};
const setUp = (how: Partial<typeof companies.$inferInsert>) =>
  api.database.db.update(companies).set(how).where(eq(companies.companyId, hotel));
/** From then on the days of the week are published for the person, although nothing is planned. */
async function coverByPublication({ id }: Person): Promise<void> {
  const { db } = api.database;
  const days = { firstDay: monday, lastDay: '2030-06-12' };
  const [published] = await db
    .insert(planPublications)
    .values({ companyId: hotel, ...days, employeeIds: [id], items: 0 })
    .returning();
  await db.insert(publicationPeople).values({ companyId: hotel, publicationId: published!.id, employeeId: id });
}
const isFromJuneOn = () => and(eq(shifts.companyId, hotel), gte(shifts.startsAt, new Date('2030-06-01')));
async function empty(): Promise<void> {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps]) await db.delete(table);
  await db.delete(shifts).where(isFromJuneOn());
}
const head = 'employee code,name,department,start,end,type';
const linesOf = ({ code, name }: Pick<Person, 'code' | 'name'>, work: readonly Work[]) =>
  work.map((one) => {
    const { start, end, typeOfShift } = shiftOf(0, one);
    return [code, name, 'Housekeeping', start.replace('T', ' '), end.replace('T', ' '), typeOfShift].join(',');
  });
async function file(person: Person, work: readonly Work[]): Promise<string> {
  const text = [head, ...linesOf(person, work)].join('\n');
  return (await sendFile(api, token, 'attachment', Buffer.from(text), 'week.csv')).body.upload.address;
}
const importing = async (person: Person, work: readonly Work[], more: object, as = token) =>
  api.as(as)(unchecked(rosterImportContract.run), {
    body: { hotel, file: await file(person, work), dryRun: false, ...more },
  });
const savingAll = async ({ id }: Person, work: readonly Work[], as = token) => {
  const answers = [];
  for (const one of work) {
    const shift = { hotel, ...shiftOf(id, one) };
    const first = await api.as(as)(unchecked(shiftsContract.save), { body: { shift } });
    const isRefused = first.status === 400;
    answers.push(first);
    if (isRefused) answers.push(await api.as(as)(unchecked(shiftsContract.save), { body: { shift, reason } }));
  }
  return answers;
};
const checksOf = async () => (await api.asAdmin(checks.ofMonth, { query: { hotel, month: '2030-06' } })).body.findings;

/** Each way into the plan; answers what is found. */
const ways: Record<string, (person: Person, work: readonly Work[]) => Promise<readonly CheckFinding[]>> = {
  typed: async (person, work) => (await change('typed', fresh(person, work))).body.findings,
  pasted: async (person, work) => (await change('pasted', fresh(person, work))).body.findings,
  'moved from other days': async (person, work) => {
    const later = { hotel, first: '2030-06-24', last: '2030-06-30' };
    const drafted = await change(
      'typed',
      work.map((one) => ({ item: shiftOf(person.id, one, later.first) })),
      later,
    );
    const moves = drafted.body.drafts.map(({ id, version }, at) => {
      return { id, seen: { published: null, draft: version }, item: shiftOf(person.id, work[at]!) };
    });
    return (await change('moved', moves)).body.findings;
  },
  'copied from another week': async (person, work) => {
    await store(person.id, '2030-07-01', work);
    const copy = { ...week, last: '2030-06-10', from: '2030-07-01', employees: [person.id] };
    await api.asAdmin(unchecked(planning.copy), { body: copy });
    return (await read()).findings;
  },
  'undone and done again': async (person, work) => {
    await change('typed', fresh(person, work));
    expect((await step(false)).body.findings).toEqual([]);
    return (await step(true)).body.findings;
  },
  'imported as a draft': async (person, work) => {
    const { body } = await importing(person, work, { asDraft: true });
    expect(body.isWritten).toBe(true);
    return (await read()).findings;
  },
  'told before an import': async (person, work) => (await importing(person, work, { dryRun: true })).body.unlawfulFirst,
  imported: async (person, work) => {
    expect((await importing(person, work, { reason })).body.isWritten).toBe(true);
    return checksOf();
  },
  'saved one by one': async (person, work) => {
    expect((await savingAll(person, work)).at(-1)!.status).toBe(200);
    return checksOf();
  },
  'planned by a pattern': async (person, work) => {
    const days = Array.from({ length: 7 }, (_, day) => {
      const ofDay = work.filter(([one]) => one === day);
      return {
        work: ofDay.map(([, from, to, type = 'Regular']) => ({ start: clockOf(from), end: clockOf(to), type })),
      };
    });
    const pattern = { name: person.code, days };
    const added = await api.asAdmin(unchecked(rotations.add), { body: { hotel, pattern } });
    const { id: patternId, version } = added.body.pattern;
    const given = { hotel, patternId, employees: [person.id], firstDay: monday };
    const { body } = await api.asAdmin(unchecked(rotations.assign), { body: given });
    const applied = await api.asAdmin(unchecked(rotations.apply), { body: { ...week, employees: [person.id] } });
    expect(applied.status, applied.text).toBe(200);
    const assignments = body.assignments.map((one) => ({ id: one.id, version: one.version }));
    await api.asAdmin(rotations.end, { body: { hotel, assignments, lastDay: '2030-01-01' } });
    await api.asAdmin(rotations.remove, { body: { hotel, id: patternId, version } });
    return (await read()).findings;
  },
  'planned by a template week': async (person, work) => {
    const later = { hotel, first: '2030-07-01', last: '2030-07-07' };
    await store(person.id, later.first, work);
    const named = { hotel, name: person.code, monday: later.first };
    const { id, version } = (await api.asAdmin(unchecked(weeks.add), { body: named })).body.week;
    await empty();
    await store(person.id, monday, ruleOf.get(person.id)?.around ?? []);
    const applied = await api.asAdmin(unchecked(weeks.apply), { body: { ...week, id, employees: [person.id] } });
    expect(applied.status, applied.text).toBe(200);
    await api.asAdmin(weeks.remove, { body: { hotel, id, version } });
    return (await read()).findings;
  },
  'swapped with somebody': async (person, work) => {
    const drafted = await change('typed', fresh(other, work));
    const swaps = drafted.body.drafts.map(({ id, version }, at) => {
      return { id, seen: { published: null, draft: version }, item: shiftOf(person.id, work[at]!) };
    });
    return (await change('swapped', swaps)).body.findings;
  },
  'taken over from nobody': async (person, work) => {
    const open = work.map((one) => ({ item: { ...shiftOf(0, one), employeeId: null, departmentId: 74_215 } }));
    const drafted = await change('typed', open);
    expect(drafted.status, drafted.text).toBe(200);
    const given = drafted.body.drafts.map(({ id, version }, at) => {
      return { id, seen: { published: null, draft: version }, item: shiftOf(person.id, work[at]!) };
    });
    return (await change('covered', given)).body.findings;
  },
  'kept as a draft where single changes are published at once': async (person, work) => {
    await coverByPublication(person);
    await setUp({ publishesAtOnce: true });
    const { body, text } = await change('typed', fresh(person, work));
    await setUp({ publishesAtOnce: false });
    expect([body.isPublished, body.kept], text).toEqual([false, 'unlawful']);
    return body.findings;
  },
  'submitted to be approved': async (person, work) => {
    await change('typed', fresh(person, work));
    const drafts = (await read()).drafts.map(({ id, version }) => ({ id, version }));
    const days = { ...week, last: '2030-06-10' };
    await setUp({ needsApproval: true });
    const sent = await api.as(planner)(unchecked(approval.submit), { body: { ...days, drafts } });
    await setUp({ needsApproval: false });
    expect(sent.status, sent.text).toBe(200);
    const { id } = sent.body.submission;
    return (await api.asAdmin(approval.read, { query: { hotel, id } })).body.preview.findings;
  },
  'looked at before publishing': async (person, work) => {
    await change('typed', fresh(person, work));
    return (await api.asAdmin(unchecked(planning.preview), { body: week })).body.findings;
  },
  'checked by the browser': async (person, work) => {
    const { body } = await api.asAdmin(planning.rules, { query: week });
    const {
      work: sent,
      rules: dated,
      off,
      overtimeBefore,
      earlier,
      before,
      wishes: wished,
      inOtherHotels = [],
      skills: held = [],
    } = body.people.find(({ employeeId }) => employeeId === person.id)!;
    const known = sent.map(([id, from, to, breakMinutes, extra]) => {
      return { id, from, to, breakMinutes, isOvertime: extra === 1 };
    });
    const ghosts = work.map((one, at) => {
      const { start, end, typeOfShift } = shiftOf(person.id, one);
      const moment = (text: string) => zone.instantAt(Date.parse(`${text}Z`));
      return {
        id: at + 1,
        from: moment(start),
        to: moment(end),
        breakMinutes: 0,
        isOvertime: typeOfShift === 'Overtime',
      };
    });
    const shifts = [...known, ...ghosts].sort((a, b) => a.from - b.from);
    const days = workingDays(shifts, zone);
    const here = shifts.map((shift) => {
      const day = days.get(shift)!;
      const jobTitle = dated.findLast(({ from }) => from <= day)?.job ?? '';
      const needs = body.jobSkills?.findLast(({ from }) => from <= day)?.needs ?? [];
      return Object.assign(shift, { day, missing: missingSkills({ needs, jobTitle, held, fold: foldText }, day) });
    });
    const others = inOtherHotels.map(([from, to, breakMinutes, extra]) => {
      return { from, to, breakMinutes, isOvertime: extra === 1 };
    });
    return rosterFindings({
      shifts: withOtherHotels(here, others, zone),
      daysOff: new Set(off.map(({ first }) => first)),
      limitsOn: (day) => dated.findLast(({ from }) => from <= day)?.limits ?? null,
      lawsOn: (day) => body.laws?.[dated.findLast(({ from }) => from <= day)?.limits?.law ?? -1],
      zone,
      overtimeBefore,
      yearBefore: body.yearBefore!,
      earlier,
      ...(before && { before }),
      ...(wished && { wishes: wished }),
    }).map((finding) => Object.assign(finding, { employeeId: person.id, shifts: [] }));
  },
};
/** What the sentence of a finding is made from. */
const said = (found: readonly CheckFinding[], { id }: Person) =>
  found
    .filter(({ employeeId, day, kind }) => employeeId === id && kind.startsWith('plan') && day <= week.last)
    .filter(({ day }) => day >= week.first)
    .map(({ kind, day, measured, limit, skill, wish, otherHotel: other, law }) =>
      [kind, day, measured, limit, skill, wish, law, other && JSON.stringify(other)].join(' '),
    )
    .sort();

const named = rules.map((rule) => Object.assign(rule, { also: rule.there ? ', with work in another hotel' : '' }));
describe.each(named)('$kind$also', (rule) => {
  const found = new Map<string, string[]>();
  let person: Person;
  beforeAll(async () => {
    person = await hire(rule);
    ruleOf.set(person.id, rule);
  });
  const begin = async () => {
    await empty();
    await store(person.id, monday, rule.around ?? []);
  };

  it.each(Object.keys(ways))('is found in what is %s', async (way) => {
    await begin();
    found.set(way, said(await ways[way]!(person, rule.work), person));
    expect(found.get(way)!.some((one) => one.startsWith(rule.kind))).toBe(true);
    if (rule.there && rule.kind !== 'planManyNights')
      expect(found.get(way)!.find((one) => one.startsWith(rule.kind))).toContain('"minutes"');
  });

  it('is the same finding whatever the way', () => {
    for (const [way, own] of found) expect([way, own]).toEqual([way, found.get('typed')]);
  });

  it('is published by nobody without the right to approve, and by nobody without a reason', async () => {
    await begin();
    const drafted = await change('typed', fresh(person, rule.work));
    const drafts = drafted.body.drafts.map(({ id, version }) => ({ id, version }));
    const days = { ...week, last: '2030-06-10' };
    const publish = (as: string, more: object) =>
      api.as(as)(unchecked(planning.publish), { body: { ...days, drafts, ...more } });
    expect((await publish(planner, { reason })).status).toBe(403);
    expect((await publish(token, {})).body.error.fields).toMatchObject([{ path: 'reason' }]);
    await begin();
    expect((await importing(person, rule.work, { reason }, planner)).status).toBe(403);
    expect((await importing(person, rule.work, {})).body.error.fields).toMatchObject([{ path: 'reason' }]);
    const stored = await api.database.db
      .select()
      .from(shifts)
      .where(and(isFromJuneOn(), eq(shifts.employeeId, person.id)));
    expect(stored).toHaveLength(rule.around?.length ?? 0);
    const saved = await savingAll(person, rule.work, planner);
    expect(saved.map(({ status }) => status)).toContain(403);
  });
});

it('the command says the same of all of them, in the same order of words', async () => {
  await empty();
  const people = [...ruleOf];
  const lines: string[] = [];
  for (const [id, { work, around = [] }] of people) {
    await store(id, monday, around);
    const [person] = await api.database.db
      .select()
      .from(employees)
      .where(and(eq(employees.companyId, hotel), eq(employees.id, id)));
    lines.push(...linesOf(person!, work));
  }
  const path = join(api.dataDirectory, 'matrix.csv');
  await writeFile(path, [head, ...lines].join('\n'));
  const buffer = Buffer.from([head, ...lines].join('\n'));
  const { address } = (await sendFile(api, token, 'attachment', buffer, 'all.csv')).body.upload;
  const report = await api.asAdmin(unchecked(rosterImportContract.run), {
    body: { hotel, file: address, dryRun: true },
  });

  const printed = await runCli(api, 'import', '--hotel', String(hotel), '--dry-run', path);

  const found = report.body.unlawfulFirst.map(findingText);
  expect(found.length).toBeGreaterThan(10);
  for (const sentence of found) expect(printed).toContain(`Against the law: ${sentence}`);
});
