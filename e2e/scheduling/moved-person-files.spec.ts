import { expect, test } from '@playwright/test';
import { utils } from 'xlsx';
import { readCsv } from '../support/exports';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { addPerson, movePerson, ownName } from '../support/people';
import { logInAtHotel } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';

const hotel = 1003;
const week = '2045-02-06';
/** Of the demo hotel: Kitchen, Front Office, Spa and Housekeeping, and a work centre of the first unit. */
const [kitchen, frontOffice, spa, housekeeping, workCentreId] = [125, 123, 129, 122, 110];

test('files of the timeline have the work of somebody who moves on Wednesday and is lent on Saturday where it is done', async ({
  page,
}) => {
  await logInAtHotel(page);
  const name = ownName('Mover');
  const made = await addPerson(page, name, { departmentId: kitchen, workCentreId, jobTitle: 'Cook' });
  const employeeId = Number(made.split('/').at(-1));
  await movePerson(page, { hotel, id: employeeId, departmentId: frontOffice, fromDay: addDays(week, 2) });
  const work = (day: number, more = {}) => {
    const [start, end] = ['T07:00', 'T15:00'].map((time) => `${addDays(week, day)}${time}`);
    return { shift: { hotel, employeeId, typeOfShift: 'Regular', start, end, ...more } };
  };
  const saturday = { firstDay: addDays(week, 5), lastDay: addDays(week, 5) };
  const loan = { hostHotel: hotel, hostDepartment: housekeeping, payer: 'home', agreement: '', ...saturday };
  await ask(page, '/people/set-loan', { hotel, id: employeeId, loan });
  for (const shift of [work(0), work(2), work(4, { departmentId: spa, jobTitle: 'Lifeguard' }), work(5)])
    await ask(page, '/stafftimer/shifts/save', shift);
  await page.goto(`/staff-timeline?date=${week}&bu=all&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();

  const { head, rows } = await readCsv(page, { path: '', rows: '' });
  const at = (column: string) => head.indexOf(column);
  expect(rows.map((row) => [row[at('Date')], row[at('Department')], row[at('Job title')]])).toEqual([
    [week, 'Kitchen', 'Cook'],
    [addDays(week, 2), 'Front Office', 'Cook'],
    [addDays(week, 4), 'Spa', 'Lifeguard'],
    [addDays(week, 5), 'Housekeeping', 'Cook'],
  ]);

  const { bytes } = await downloaded(page, () => choose(page, 'Grid to edit and import (.xlsx)'));
  const cells = rowsOf(readBook(bytes), 'Roster').map((row) => row.map((cell) => String(cell ?? '')));
  const lines = cells
    .slice(1)
    .map((line) => [line[cells[0]!.indexOf('Department')], line.filter((cell) => cell.includes('07:00')).length]);
  expect(lines).toEqual([
    ['Front Office', 1],
    ['Kitchen', 1],
    ['Spa', 1],
    ['Housekeeping', 1],
  ]);

  // Neither file changes anything when it comes back: the grid, and the list of shifts.
  await page.goto('/roster-import');
  const field = page.getByLabel('Roster file', { exact: true });
  const csv = Buffer.from(utils.sheet_to_csv(utils.aoa_to_sheet([head, ...rows])));
  for (const [file, mimeType, buffer] of [
    ['grid.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes],
    ['shifts.csv', 'text/csv', csv],
  ] as const) {
    await field.setInputFiles({ name: file, mimeType, buffer });
    await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
    await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Remove .*${file}`) }).click();
  }
});
