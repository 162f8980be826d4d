import { allContracts } from '@horae/contract/all-contracts';
import { peopleContract as people } from '@horae/contract/people/people.contract';
import { leavesContract as leaves } from '@horae/contract/scheduling/leaves.contract';
import { shiftsContract as shifts } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { accountSettingsContract as account } from '@horae/contract/settings/account-settings.contract';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { png, sendFile } from '#test/send-file';
import type { TestApp } from '#test/start-test-app';
import { readCounters } from './counters';
import { quoted, tablesInOrder } from './tables';

const hotel = 1003;
const leaveDay = '2031-02-03';
const fullTime = {
  fromDay: '2024-01-01',
  kind: 'full',
  hasFixedHours: true,
  weeklyHours: 40,
  daysPerWeek: 5,
  weeklyPattern: null,
  isBreakInsideHours: false,
  specialRules: 'pupil',
  flexibleArrival: 0,
  hourlyCost: null,
} as const;

/** Adds what only this installation has: a picture, a sealed number, and sequences ahead of their rows. */
export async function liveIn(api: TestApp) {
  const { accessToken } = await api.login('admin@demo.com', 'admin');
  const { body: sent } = await sendFile(api, accessToken, 'avatar', png, 'face.png');
  const { address } = sent.upload;
  const { body: choices } = await api.asAdmin(people.choices, { query: { hotel } });
  const place = { departmentId: choices.departments[0]!.id, workCentreId: choices.workCentres[0]!.id };
  const person = {
    code: 'MV1',
    surname: 'Ρήγα',
    firstName: 'Θάλεια',
    birthDate: '2008-02-03',
    taxNumber: '123456783',
    ...place,
    contract: fullTime,
  };
  const { body: added } = await api.asAdmin(people.add, { body: { hotel, person } });
  const leave = {
    employeeId: added.person.id,
    kind: 'parental' as const,
    firstDay: leaveDay,
    lastDay: leaveDay,
    notes: null,
  };
  const hours = { from: '10:00', to: '12:00' };
  const granted = await api.asAdmin(leaves.save, { body: { hotel, leave: { ...leave, hours } } });
  expect(granted.status).toBe(200);
  const kept = await api.asAdmin(account.updateGeneral, { body: { general: { avatar: address } } });
  const saved = await saveShift(api, added.person.id);
  const { shift, version } = saved.body;
  const { id } = shift;
  const removed = await api.asAdmin(shifts.remove, { body: { hotel, id, version } });
  expect([kept.status, saved.status, removed.status]).toEqual([200, 200, 200]);
  return { picture: address, employeeId: added.person.id, lostShift: id };
}

export const saveShift = (api: TestApp, employeeId: number) => {
  const times = { start: '2031-01-01T07:00', end: '2031-01-01T15:00' };
  return api.asAdmin(shifts.save, { body: { shift: { hotel, employeeId, typeOfShift: 'Regular', ...times } } });
};

/** Returns the number of rows in every table, and the position of every sequence. */
export async function countsOf(pool: Pool) {
  const client = await pool.connect();
  try {
    const rows: Record<string, number> = {};
    for (const table of await tablesInOrder(client)) {
      const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(table)}`);
      rows[table] = counted[0]!.n;
    }
    return { rows, counters: await readCounters(client) };
  } finally {
    client.release();
  }
}

/** They tell about this server, this login or this minute. */
const unequal = new Set([
  '/health',
  '/ready',
  '/security-events/list',
  '/account-setting/sessions',
  '/declarations/on-duty',
]);
/** Values that depend on the time of the request. */
const ofNow = /"(shippingDate|lastLoginAt|serverTime)":"[^"]*"/g;
const queries = [{}, { hotel }, { hotel, year: 2026 }, { q: 'maria' }, { hotel, kind: 'department' }, { id: hotel }];

/** Returns the responses of every read call that accepts one of these simple queries, and of the two calendars. */
export async function answersOf(api: TestApp): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const reading = allContracts.filter(
    ({ method, path, writes }) => method === 'GET' && writes !== 'stream' && !path.includes(':') && !unequal.has(path),
  );
  for (const contract of reading) {
    for (const query of queries) {
      const { status, text } = await api.asAdmin(contract, { query });
      if (status === 200) answers.set(`${contract.path} ${JSON.stringify(query)}`, text.replaceAll(ofNow, ''));
    }
  }
  const filters = [3000, 3001, 3002];
  const month = await api.asAdmin(staff.month, { body: { selectedHotel: hotel, businessUnit: null } });
  const filtered = await api.asAdmin(staff.filtered, { body: { selectedHotel: hotel, filters } });
  answers.set('month', month.text).set('filtered', filtered.text);
  return answers;
}
