import { expect, type Page, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { emptyOpenShifts, emptyWeek } from '../support/planning';
import { enter, logInAtHotel } from '../support/session';
import { ask } from '../support/staff-timeline';
import { wide } from '../support/wide';

const code = () => `G${Date.now() % 1e8}`;

/** A surname that is like no other one. */
const surname = () =>
  `Τ${Array.from({ length: 9 }, () => 'αβγδεζηθικλμνξοπρ'[Math.floor(Math.random() * 17)]).join('')}`;

/** A sheet as a head of department keeps it: people who are new, each with a code. */
function sheet(prefix: string, cells: string[][], names = cells.map(() => `${surname()} ${surname()}`)): string[][] {
  return [
    ['ΠΡΟΓΡΑΜΜΑ ΟΡΟΦΩΝ', '', '', '', ''],
    ['Κωδ.', 'Ονοματεπώνυμο', 'Δευ 3/1/2033', 'Τρι 4/1/2033', 'Τετ 5/1/2033'],
    ['ΟΡΟΦΟΙ', '', '', '', ''],
    ...cells.map((line, at) => [`${prefix}${at}`, names[at]!, ...line]),
    ['', 'ΣΥΝΟΛΟ', '2', '2', '2'],
  ];
}

async function chooseFile(page: Page, cells: string[][], name = 'grid.xlsx'): Promise<void> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Πρόγραμμα');
  await page.getByLabel('Roster file', { exact: true }).setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  });
}

test('a grid is shown as it is read, asks for its codes once, is imported, corrected and undone', async ({ page }) => {
  const one = code();
  const asked = `Κ${one}`;
  const names = [`${surname()} ${surname()}`, `${surname()} ${surname()}`];
  const first = [
    ['8-16', '8-12/18-22', 'ΡΕΠΟ'],
    [asked, '23-7', 'ΑΔΕΙΑ'],
  ];
  await enter(page, '/roster-import');
  await chooseFile(page, sheet(one, first, names));

  const reading = page.getByRole('region', { name: 'How the sheet is read' });
  await expect(reading).toContainText('2 people');
  await expect(reading.getByRole('cell', { name: asked })).toHaveAttribute('data-role', 'question');
  await expectNoViolations(page);
  const questions = page.getByRole('form', { name: 'What these values stand for' });
  await expect(questions).toContainText('In C5');
  await questions.getByRole('combobox', { name: `Code “${asked}”` }).selectOption('Work, at these hours');
  await questions.getByRole('textbox', { name: `Hours of “${asked}”` }).fill('7-');
  await expect(questions).toContainText('Enter hours such as 7-15 or 7-11/18-22.');
  await questions.getByRole('textbox', { name: `Hours of “${asked}”` }).fill('7-15');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');

  await expect(
    page.getByText('5 shifts would be added. 2 days off or leave would be added. 2 new employees.'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('07:00–15:00');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Roster changed: 7 added, 0 changed, 0 removed.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  const second = [
    ['8-16', '14-22', 'ΡΕΠΟ'],
    [asked, '23-7', ''],
  ];
  await chooseFile(page, sheet(one, second, names), `corrected ${one}.xlsx`);
  await expect(page.getByText(`“${asked}” is 07:00-15:00`)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '1 row has an error' })).toBeVisible();
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).press('Space');
  await expect(page.getByText('1 would be changed. 2 would be removed. 4 stay as they are.')).toBeVisible();
  await page.getByRole('radio', { name: 'Removed (2)' }).check({ force: true });
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('Annual leave');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Roster changed: 0 added, 1 changed, 2 removed.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  const imported = page.getByRole('table', { name: 'Recent imports' }).getByRole('row', { name: `corrected ${one}` });
  await expect(imported).toContainText('0 shifts, 1 changed, 2 removed');
  await imported.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(imported).toContainText('Undone');
});

test('cells pasted from a spreadsheet are read the same way, on a phone', wide, async ({ page }) => {
  const one = code();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/roster-import');
  const text = sheet(one, [
    ['8-16', '8-16', 'OFF'],
    ['OFF', '15-23', '15-23'],
  ])
    .map((line) => line.join('\t'))
    .join('\n');
  await page.getByRole('textbox', { name: 'Or paste cells' }).fill(text);
  await page.getByRole('button', { name: 'Read the cells' }).click();

  await expect(
    page.getByText('4 shifts would be added. 2 days off or leave would be added. 2 new employees.'),
  ).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a name that is only like one of the hotel is chosen by a person', async ({ page }) => {
  const name = `${surname()} ${surname()}`;
  await enter(page, '/roster-import');
  await chooseFile(page, [
    ['Ονοματεπώνυμο', '10/1/2033', '11/1/2033'],
    [name, '8-16', '8-16'],
  ]);

  const who = page.getByRole('combobox', { name: `Who is “${name}”?` });
  await who.selectOption('Leave this line out');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('the page is in Greek', wide, async ({ page }) => {
  const one = code();
  await page.addInitScript(() => localStorage.setItem('locale', JSON.stringify('el')));
  await enter(page, '/roster-import');
  await page.getByRole('textbox', { name: 'Ή επικόλληση κελιών' }).fill(
    sheet(one, [['8-16', `Κ${one}`, 'ΡΕΠΟ']])
      .map((line) => line.join('\t'))
      .join('\n'),
  );
  await page.getByRole('button', { name: 'Ανάγνωση κελιών' }).click();
  await expect(page.getByRole('region', { name: 'Πώς διαβάζεται το φύλλο' })).toContainText('Χρειάζεται απάντηση');
  await expect(page.getByRole('combobox', { name: `Κωδικός «Κ${one}»` })).toBeVisible();
  await expectNoViolations(page);
});

test('a grid that the timeline writes is imported again without a change, and a changed cell as that change', async ({
  page,
}) => {
  const one = code();
  const person = surname();
  await enter(page, '/roster-import');
  const plan = [['8-16', '23-7', 'ΡΕΠΟ']];
  await chooseFile(page, sheet(one, plan, [`${person} ${surname()}`]));
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Roster changed: 3 added, 0 changed, 0 removed.')).toBeVisible();

  await page.goto(`/staff-timeline?date=2033-01-03&q=${encodeURIComponent(person)}`);
  await expect(page.getByRole('rowheader', { name: new RegExp(person) })).toBeVisible();
  const { name, bytes } = await downloaded(page, () => choose(page, 'Grid to edit and import (.xlsx)'));

  expect(name).toBe('staff-timeline-grid_1003_20330103.xlsx');
  const [head = [], line = []] = rowsOf(readBook(bytes), 'Roster').map((row) => row.map((cell) => String(cell ?? '')));
  expect([head[0], head.includes('3/1/2033'), line[0]]).toEqual(['Code', true, `${one}0`]);
  const day = head.indexOf('3/1/2033');
  expect(line.slice(day, day + 3)).toEqual(['08:00-16:00', '23:00-07:00', 'OFF']);

  await page.goto('/roster-import');
  await chooseFile(page, [head, line]);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*grid\.xlsx/ }).click();
  line[day] = '09:00-17:00';
  await chooseFile(page, [head, line]);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await expect(page.getByText('1 would be changed. 2 stay as they are.')).toBeVisible();
});

test('a roster against the law waits as a draft, or is published with a reason', async ({ page }) => {
  const one = code();
  const names = [`${surname()} ${surname()}`];
  await enter(page, '/roster-import');
  await chooseFile(page, sheet(one, [['15-23', '7-15', 'ΡΕΠΟ']], names));
  await expect(page.getByText('1 check is against the law or the agreement.')).toBeVisible();
  await page.getByText('Show them').click();
  await expect(page.getByRole('region', { name: 'What becomes of the roster' })).toContainText(names[0]!);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  const reason = page.getByRole('textbox', { name: 'Why it is published all the same' });
  await expect(reason).toHaveAccessibleDescription(/Say why the roster is published/);
  await expectNoViolations(page);

  await page.getByRole('radio', { name: 'Keep as a draft' }).click();
  await expect(reason).toBeHidden();
  await page.getByRole('button', { name: 'Keep 3 changes as a draft' }).click();
  await expect(page.getByText('The roster waits as a draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the plan' }).click();
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan.getByText(/[1-9]\d* changes? not published/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan.getByText('Saving')).toBeHidden();

  await page.goto('/roster-import');
  await chooseFile(page, sheet(one, [['15-23', '7-15', 'ΡΕΠΟ']], names));
  await reason.fill('The night porter is ill.');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Roster changed: 3 added, 0 changed, 0 removed.')).toBeVisible();
});

test('open shifts are lines of the grid, and come back as drafts of what was changed', async ({ page }) => {
  const week = { hotel: 1003, first: '2033-09-05', last: '2033-09-11' };
  await logInAtHotel(page);
  await emptyWeek(page, week.first);
  await emptyOpenShifts(page, week.first);
  const open = { employeeId: null, departmentId: 122, typeOfShift: 'Regular' };
  const item = { ...open, start: '2033-09-05T08:00', end: '2033-09-05T16:00' };
  const { drafts } = await ask<{ drafts: { id: number; version: number }[] }>(page, '/planning/change', {
    ...week,
    way: 'typed',
    changes: [{ item }, { item }],
  });
  await ask(page, '/planning/publish', { ...week, drafts: drafts.map(({ id, version }) => ({ id, version })) });

  await page.goto(`/staff-timeline?date=${week.first}&dept=122`);
  await expect(page.getByRole('treegrid')).toBeVisible();
  const { bytes } = await downloaded(page, () => choose(page, 'Grid to edit and import (.xlsx)'));
  const cells = rowsOf(readBook(bytes), 'Roster').map((row) => row.map((cell) => String(cell ?? '')));
  const lines = cells.filter((line) => line.includes('Open shifts'));
  expect(lines).toHaveLength(2);
  const day = cells[0]!.indexOf('5/9/2033');
  expect(lines.map((line) => line[day])).toEqual(['08:00-16:00', '08:00-16:00']);

  await page.goto('/roster-import');
  await chooseFile(page, cells);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*grid\.xlsx/ }).click();
  lines[0]![day] = '09:00-17:00';
  lines[1]![day + 1] = '22:00-06:00';
  await chooseFile(page, cells);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await expect(page.getByText('2 changes are of open shifts and become drafts.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('Open shift, Housekeeping');
  await expectNoViolations(page);
  await page.getByRole('radio', { name: 'Keep as a draft' }).click();
  await page.getByRole('button', { name: 'Keep 2 changes as a draft' }).click();
  await page.getByRole('link', { name: 'Open the plan' }).click();
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('2 changes not published');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan).toContainText('Everything is published');
  await emptyOpenShifts(page, week.first);
});

test('a grid that is written while drafts are shown has them, and keeps them as drafts', async ({ page }) => {
  const week = { hotel: 1003, first: '2033-10-03', last: '2033-10-09' };
  await logInAtHotel(page);
  await emptyWeek(page, week.first);
  await emptyOpenShifts(page, week.first);
  const name = ownName('Drafted');
  const employeeId = Number((await addPerson(page, name)).split('/').at(-1));
  const work = (day: number, hours: string, more: object = {}) => {
    const [start, end] = hours.split('-').map((hour) => `2033-10-0${day}T${hour}:00`);
    return { employeeId, typeOfShift: 'Regular', start, end, ...more };
  };
  await ask(page, '/stafftimer/shifts/save', { shift: { hotel: 1003, ...work(3, '08-16') } });
  // New people belong to Front Office.
  const open = { employeeId: null, departmentId: 123 };
  const changes = [{ item: work(4, '09-17') }, { item: work(5, '10-18', open) }];
  await ask(page, '/planning/change', { ...week, way: 'typed', changes });

  await page.goto(`/staff-timeline?plan=1&date=${week.first}&bu=all&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText('2 changes not published');
  const { bytes } = await downloaded(page, () => choose(page, 'Grid to edit and import (.xlsx)'));
  const cells = rowsOf(readBook(bytes), 'Roster').map((row) => row.map((cell) => String(cell ?? '')));
  const day = cells[0]!.indexOf('3/10/2033');
  expect(cells.find((line) => line.includes(name))!.slice(day, day + 2)).toEqual(['08:00-16:00', '09:00-17:00']);
  expect(cells.find((line) => line.includes('Open shifts'))![day + 2]).toBe('10:00-18:00');

  await page.goto('/roster-import');
  await chooseFile(page, cells);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await page.getByRole('radio', { name: 'Keep as a draft' }).click();
  await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
  await ask(page, '/planning/discard', week);
});
