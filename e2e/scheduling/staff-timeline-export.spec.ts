import { expect, type Page, test } from '@playwright/test';
import { cellAt, choose, downloaded, readBook, readCalendar, readPdf, rowsOf } from '../support/files';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { bars, monday, openTimeline as openFirstUnit, paths, today } from '../support/staff-timeline';
import { wide, wideIf } from '../support/wide';

const week = monday(today());
const stamp = week.replaceAll('-', '');
const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print and export' });

async function openTimeline(page: Page, search = ''): Promise<void> {
  await enter(page, '/faq');
  await openFirstUnit(page, search);
}

/** Chooses PDF or print, then the options in the dialog, and confirms. */
async function layOut(page: Page, format: 'PDF' | 'Print', ...choices: string[]): Promise<void> {
  await choose(page, format);
  await expect(dialog(page)).toBeVisible();
  for (const name of choices) {
    const choice = dialog(page).getByRole('radio', { name, exact: true });
    await ((await choice.count()) > 0 ? choice : dialog(page).getByRole('switch', { name, exact: true })).click();
  }
  await dialog(page)
    .getByRole('button', { name: format === 'Print' ? 'Print' : 'Export', exact: true })
    .click();
}

test('a workbook of the timeline has a row for each shift, the roster and its totals', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  const { name, bytes } = await downloaded(page, () => choose(page, 'Excel (.xlsx)'));
  // A week of two months is whole once it is exported.
  const total = await grid(page)
    .getByRole('gridcell', { name: /^Totals?,|total/i })
    .last()
    .innerText();

  expect(name).toBe(`staff-timeline_1003_${stamp}.xlsx`);
  const book = readBook(bytes);
  expect(book.SheetNames).toEqual(['Shifts', 'Roster', 'Totals', 'About']);
  const [head, ...shifts] = rowsOf(book, 'Shifts');
  expect(head?.join()).toBe(
    'Employee code,Employee,Business unit,Org unit,Work centre,Dept group,Department,Program,Date,Start,End,Break min,Type,Record,Hours,Overtime h,Job title,Event id',
  );
  await expect(page.getByRole('status').filter({ hasText: `Exported ${shifts.length} shifts` })).toBeVisible();
  const shown = await bars(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.item)));
  expect(shifts.map((row) => row.at(-1))).toEqual(expect.arrayContaining([...new Set(shown)]));
  expect(cellAt(book, 'Shifts', 1, 8)).toMatchObject({ t: 'n', z: 'yyyy-mm-dd' });
  expect(cellAt(book, 'Shifts', 1, 9)).toMatchObject({ t: 'n', z: 'hh:mm' });
  const grand = rowsOf(book, 'Roster').at(-1)?.at(-1);
  expect(`${Math.round(Number(grand) * 100) / 100} h`).toBe(total.trim());
  expect(book.Sheets.Roster?.['!rows']?.[2]?.level).toBe(1);
});

test('a menu takes no press until it is in its place, and the first one then exports', async ({ page }) => {
  let place = (): void => undefined;
  const isPlaceable = new Promise<void>((resolve) => (place = resolve));
  await page.route(/\/follow-anchor-/, async (route) => {
    await isPlaceable;
    await route.continue();
  });
  await openTimeline(page, `?date=${week}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const box = page.locator('[popover]').filter({ has: page.getByRole('menu') });
  await expect(box).toHaveCSS('pointer-events', 'none');

  place();
  await expect(box).toHaveCSS('pointer-events', 'auto');
  const { name } = await downloaded(page, () => page.getByRole('menuitem', { name: 'CSV', exact: true }).click());
  expect(name).toBe(`staff-timeline_1003_${stamp}.csv`);
});

test('a week in two months is exported once both are loaded', async ({ page }) => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${paths.month}`, async (route) => {
    const { month } = route.request().postDataJSON() as { month: number };
    if (month === 5) await isAnswered;
    await route.continue();
  });
  await openTimeline(page, '?date=2042-04-28&view=week');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await expect(button).toBeDisabled();

  answer();
  await expect(button).toBeEnabled();
});

test('CSV, calendar file and PDF hold the same shifts, and the filters are told', async ({ page }) => {
  await openTimeline(page, `?date=${week}&program=fixed`);

  const csv = await downloaded(page, () => choose(page, 'CSV'));
  const ics = await downloaded(page, () => choose(page, 'Calendar file (.ics)'));
  const pdf = await downloaded(page, () => layOut(page, 'PDF', 'Day list', 'A4'));

  expect([csv.name, ics.name, pdf.name]).toEqual(
    ['csv', 'ics', 'pdf'].map((ending) => `staff-timeline_1003_${stamp}.${ending}`),
  );
  const rows = rowsOf(readBook(csv.bytes), 'Sheet1').slice(1);
  const events = readCalendar(ics.bytes.toString());
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set(rows.map((row) => `${row.at(-1)}@1003`)));
  expect(events.every(({ startDate }) => startDate.isDate || startDate.zone.tzid === 'UTC')).toBe(true);
  const pages = await readPdf(pdf.bytes);
  const text = pages.map((one) => one.text).join('\n');
  expect(text).toMatch(/Filters: .*Program type: Fixed hours/);
  for (const name of new Set(rows.map((row) => String(row[1])))) expect(text).toContain(name);
});

test('where a comma stands before decimals, CSV has semicolons', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  await openTimeline(page, `?date=${week}`);

  const { bytes } = await downloaded(page, () => choose(page, 'CSV'));

  const [head, first] = bytes.toString().split('\r\n');
  expect(head).toContain('Employee code;Employee;');
  expect(first).toMatch(/;\d+,\d\d;/);
  await page.close();
});

test('the roster on A3 repeats its head, and sheets begin a page each and are signed', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  const people = Number(
    /(\d+) of \d+ employees/.exec(await page.getByText(/^Showing \d+ of \d+ employees$/).innerText())![1],
  );

  const roster = await readPdf((await downloaded(page, () => layOut(page, 'PDF', 'Roster', 'A3'))).bytes);
  const sheets = await readPdf(
    (await downloaded(page, () => layOut(page, 'PDF', 'Individual sheets', 'A4', 'Signature line'))).bytes,
  );

  expect(roster[0]).toMatchObject({ width: 1191, height: 842 });
  for (const { text } of roster) expect(text).toContain('Employee');
  expect(roster[0]!.text).toContain('Regular');
  expect(sheets).toHaveLength(people);
  for (const { text, width } of sheets) {
    expect(text).toContain('Signature');
    expect(width).toBe(595);
  }
});

test('print shows the pages alone: black on white, heads repeated, no row torn', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await layOut(page, 'Print', 'Day list');
  await expect(page.locator('html[data-asked]')).toBeAttached();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { name: 'Staff timeline' })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('article').getByRole('row').first()).toHaveCSS('break-inside', 'avoid');
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages[0]).toMatchObject({ width: 595, height: 842 });
  for (const { text } of pages) expect(text).toContain('Employee');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('by keyboard: x opens the menu, an arrow and Enter export, and the focus is back', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  const cell = grid(page).getByRole('gridcell').first();
  await cell.focus();

  await page.keyboard.press('x');
  const menu = page.getByRole('menu', { name: /^Export: \d+ employees · / });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const { name } = await downloaded(page, () => page.keyboard.press('Enter'));

  expect(name).toMatch(/\.csv$/);
  await expect(cell).toBeFocused();
});

test('a writer that does not come is told, and the next attempt succeeds', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  await page.route(/export\.worker/, (route) => route.abort());

  await choose(page, 'CSV');
  await expect(page.getByRole('alert').filter({ hasText: 'The file could not be written. Try again.' })).toBeVisible();
  await page.unroute(/export\.worker/);

  expect((await downloaded(page, () => choose(page, 'CSV'))).name).toMatch(/\.csv$/);
});

test('what is being written is told and can be given up', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/export\.worker/, async (route) => {
    await gate;
    await route.continue();
  });
  let files = 0;
  page.on('download', () => {
    files += 1;
  });

  await choose(page, 'Excel (.xlsx)');
  await expect(page.getByRole('status').filter({ hasText: 'Preparing staff-timeline_1003_' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
  await page.unrouteAll({ behavior: 'wait' });

  expect((await downloaded(page, () => choose(page, 'CSV'))).name).toMatch(/\.csv$/);
  expect(files).toBe(1);
});

test('copy puts the rows on the clipboard as a spreadsheet takes them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTimeline(page, `?date=${week}`);

  await choose(page, 'Copy');

  await expect(page.getByRole('status').filter({ hasText: /^Copied \d+ rows$/ })).toBeVisible();
  const [head, first] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(head?.split('\t')).toHaveLength(18);
  expect(first?.split('\t')).toHaveLength(18);
});

test('the unit’s calendar prints a page for each department and puts the same shifts into a calendar', async ({
  page,
}) => {
  await enter(page, `/organisation-unit-calendar?date=${week}`);
  const roster = page.getByRole('grid', { name: 'Organisation unit roster' });
  await expect(roster.getByRole('row').nth(3)).toBeVisible();
  const covers = await roster.getByRole('row', { name: /^Cover, / }).count();

  const pdf = await downloaded(page, () => layOut(page, 'PDF', 'A3', 'One page per department'));
  const ics = await downloaded(page, () => choose(page, 'Calendar file (.ics)'));
  const book = readBook((await downloaded(page, () => choose(page, 'Excel (.xlsx)'))).bytes);

  const pages = await readPdf(pdf.bytes);
  expect(pdf.name).toBe(`organisation-unit-calendar_1003_${stamp}.pdf`);
  expect(pages.length).toBeGreaterThanOrEqual(covers);
  for (const { width, height } of pages) expect([width, height]).toEqual([1191, 842]);
  const ids = rowsOf(book, 'Shifts')
    .slice(1)
    .map((row) => `${row.at(-1)}@1003`);
  expect(
    readCalendar(ics.bytes.toString())
      .map(({ uid }) => uid)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

test('working hours keep their outline and the totals of the screen', async ({ page }) => {
  await enter(page, `/working-hours-calendar?period=week&date=${week}`);
  const table = page.getByRole('treegrid', { name: 'Working hours' });
  const whole = table.getByRole('row', { name: /^Whole hotel, level 1, / });
  const [, amount] = /, ([\d,.]+) hours$/.exec((await whole.getAttribute('aria-label'))!)!;

  const { name, bytes } = await downloaded(page, () => choose(page, 'Excel (.xlsx)'));
  const csv = await downloaded(page, () => choose(page, 'CSV'));

  expect(name).toBe(`working-hours-calendar_1003_${stamp}.xlsx`);
  const book = readBook(bytes);
  expect(book.SheetNames.slice(0, 2)).toEqual(['Planned', 'Declared']);
  const rows = rowsOf(book, 'Planned');
  expect(Number(rows.at(-1)?.at(-1))).toBeCloseTo(Number(amount!.replaceAll(',', '')), 2);
  expect(cellAt(book, 'Planned', rows.length - 1, rows[0]!.length - 1)).toMatchObject({ t: 'n', z: '0.00' });
  const kept = book.Sheets.Planned?.['!rows'] ?? [];
  const levels = rows.map((_, at) => kept[at]?.level ?? 0);
  expect(Math.max(...levels)).toBe(4);
  const sums = rows
    .slice(1, -1)
    .filter((_, at) => !levels[at + 1])
    .map((row) => Number(row.at(-1)));
  expect(sums.reduce((sum, hours) => sum + hours, 0)).toBeCloseTo(Number(rows.at(-1)?.at(-1)), 2);
  const [head, ...long] = rowsOf(readBook(csv.bytes), 'Sheet1');
  expect(head).toEqual(expect.arrayContaining(['Level', 'Business unit', 'From', 'Measure', 'Hours', 'People']));
  const keys = long.map((row) => row.slice(0, 9).join());
  expect(new Set(keys).size).toBe(keys.length);
});

test('an address is made, read by a calendar, and revoked', async ({ page }) => {
  await openTimeline(page, `?date=${week}`);
  const someoneAtWork = grid(page)
    .getByRole('row')
    .filter({ has: page.locator('[data-item]') })
    .first();
  await someoneAtWork.getByRole('rowheader').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Calendar feed…' }).click();
  const feed = page.getByRole('dialog', { name: /^Calendar feed of / });
  await feed.getByRole('button', { name: 'Create address' }).click();
  const address = await feed.getByRole('textbox', { name: 'Address' }).inputValue();

  const answer = await page.request.get(new URL(address).pathname);
  const again = await page.request.get(new URL(address).pathname, {
    headers: { 'if-none-match': answer.headers()['etag']! },
  });
  expect([answer.status(), again.status()]).toEqual([200, 304]);
  expect(readCalendar(await answer.text()).length).toBeGreaterThan(0);

  const entries = feed.getByRole('list', { name: 'Active addresses' }).getByRole('listitem');
  const current = await entries.count();
  await feed
    .getByRole('button', { name: /^Revoke the address created/ })
    .first()
    .click();
  await feed.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Address revoked' })).toBeVisible();
  await expect(feed.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  await expect(entries).toHaveCount(current - 1);
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});

test('who gives no addresses out is offered none', async ({ page }) => {
  await enter(page, '/faq', 'client');
  await openFirstUnit(page, `?date=${week}`);
  await grid(page).getByRole('rowheader').nth(1).focus();
  await page.keyboard.press('Shift+F10');

  await expect(page.getByRole('menuitem', { name: 'Print individual sheet' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Calendar feed…' })).toHaveCount(0);
});

test('on a phone the export is in the overflow menu and its dialog fits 320 px', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page, `/staff-timeline?date=${week}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print and export…' }).click();
  await dialog(page).getByRole('radio', { name: 'CSV' }).click();

  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const { name } = await downloaded(page, () => dialog(page).getByRole('button', { name: 'Export' }).click());

  expect(isWide).toBe(false);
  expect(name).toMatch(/\.csv$/);
});

for (const skin of ['light', 'dark'] as const) {
  test(`the dialogs have no violations in the ${skin} skin`, wideIf(skin === 'dark'), async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('skin', JSON.stringify(kept)), skin);
    await openTimeline(page, `?date=${week}`);
    const look = () => expectNoViolations(page, '[aria-modal="true"]');

    await choose(page, 'PDF');
    await expect(dialog(page)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await grid(page).getByRole('rowheader').nth(1).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Calendar feed…' }).click();
    await expect(page.getByRole('button', { name: 'Create address' })).toBeEnabled();
    await look();
  });
}
