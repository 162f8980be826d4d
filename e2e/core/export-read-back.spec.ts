import { expect, test } from '@playwright/test';
import { readCopy, readCsv, readXlsx } from '../support/exports';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { enter } from '../support/session';
import { addDays, askRange, monday, today } from '../support/staff-timeline';

const week = monday(today());
const noCall = { path: '', rows: '' };

const screens = [
  ['roles', '/roles'],
  ['kanban', '/kanban'],
  ['todo', '/todo'],
  ['calendar', '/calendar'],
  ['units', '/organisation'],
] as const;

for (const [screen, path] of screens) {
  test(`${screen}: CSV, workbook and clipboard hold the same cells`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, path);
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();

    const csv = await readCsv(page, noCall);
    const xlsx = await readXlsx(page, noCall);
    const copy = await readCopy(page, noCall);

    expect(csv.name).toMatch(new RegExp(`^${screen}_1003_\\d{8}\\.csv$`));
    expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
    expect(csv.rows.length).toBeGreaterThan(0);
    expect(copy).toMatchObject({ head: csv.head, rows: csv.rows });
    expect(xlsx).toMatchObject({ head: csv.head, rows: csv.rows });
  });
}

for (const [screen, heading] of [
  ['staff-timeline', 'Staff timeline'],
  ['organisation-unit-calendar', 'Organisation unit roster'],
] as const) {
  test(`${screen}: every shift is in the files as the server answered it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, `/${screen}?date=${week}`);
    await expect(page.getByRole(/unit/.test(screen) ? 'grid' : 'treegrid', { name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();

    const csv = await readCsv(page, noCall);
    const xlsx = await readXlsx(page, noCall);
    const copy = await readCopy(page, noCall);

    expect(copy).toMatchObject({ head: csv.head, rows: csv.rows });
    expect(xlsx).toMatchObject({ head: csv.head, rows: csv.rows });
    expect(csv.rows.length).toBeGreaterThan(0);
    const { events, resources } = await askRange(page, addDays(week, -1), addDays(week, 8), {
      calendars: [3000, 3001, 3002],
    });
    for (const row of csv.rows) {
      const event = events.find(({ id }) => String(id) === row.at(-1));
      const person = resources.find(({ id }) => id === event?.resourceId);
      if (!event || !person) throw new Error(`The server knows no shift ${row.join(', ')}.`);
      const { employeeCode, title, businessUnit, orgUnit } = person;
      expect(row.slice(0, 4)).toEqual([employeeCode, title, businessUnit, orgUnit]);
      expect(row[8]).toBe(event.start.slice(0, 10));
      if (!event.allDay) expect(row.slice(9, 11)).toEqual([event.start.slice(11, 16), event.end.slice(11, 16)]);
    }
  });
}

test('working hours: the rows of the list add up to the sums of the workbook, and the clipboard ends with them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The week before has actual hours at any moment of this one.
  await enter(page, `/working-hours-calendar?period=week&date=${addDays(week, -7)}`);
  await expect(page.getByRole('treegrid', { name: 'Working hours' })).toBeVisible();

  const csv = await readCsv(page, noCall);
  const book = readBook((await downloaded(page, () => choose(page, 'Excel (.xlsx)'))).bytes);
  const xlsx = await readXlsx(page, noCall);
  const copy = await readCopy(page, noCall);

  expect([copy.head, copy.rows.at(-1)]).toEqual([xlsx.head, xlsx.rows.at(-1)]);
  const at = (name: string) => csv.head.indexOf(name);
  for (const measure of ['Planned', 'Declared', 'Actual']) {
    const whole = Number(rowsOf(book, measure).at(-1)!.at(-1));
    const rows = csv.rows.filter((row) => row[at('Level')] === '1' && row[at('Measure')] === measure.toLowerCase());
    const sum = rows.reduce((hours, row) => hours + Number(row[at('Hours')]), 0);
    expect(Math.abs(sum - whole), measure).toBeLessThan(0.005 * (rows.length + 1));
  }
});
