import { expect, type Page, test } from '@playwright/test';
import { choose } from '../support/files';
import { expectNoFrame, printed, squeezed } from '../support/print';
import { sections } from '../support/sections';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const hotel = squeezed('Asterion Palace Athens');
const note = /Printed\d{1,2}[A-Z][a-z]+\d{4},\d\d:\d\dbyEleniAlexiou/;

/** One page of each section; a printed invoice goes to the client and has no page header. */
const pages = [
  ['/staff-timeline', 'Staff timeline'] as const,
  ...sections.filter(
    ([path]) =>
      !path.includes('?') && !['/coming-soon', '/maintenance', '/select-hotel', '/invoices/4989'].includes(path),
  ),
];

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The header is loaded after the page.
  await expect(page.locator('.page-print-head')).toBeAttached();
}

const perTest = 8;
for (let from = 0; from < pages.length; from += perTest) {
  const some = pages.slice(from, from + perTest);
  test(`paper has a head and nothing of the frame: ${some.map(([path]) => path).join(' ')}`, wide, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('skin', '"dark"'));
    await enter(page, '/faq');
    for (const [path, heading] of some) {
      await open(page, path, heading);
      const sheets = await printed(page);
      expect(sheets[0], path).toContain(squeezed(heading));
      expect(sheets[0], path).toContain(hotel);
      expect(sheets[0], path).toMatch(note);
      for (const [at, text] of sheets.entries()) expect(text, path).toMatch(new RegExp(`${at + 1}/\\d`));
      await expectNoFrame(page);
    }
  });
}

test('a long list says what it is narrowed by, and its head stands on every page', async ({ page }) => {
  await enter(page, '/users?perPage=50&status=active&q=a');
  await open(page, '/users?perPage=50&status=active&q=a', 'Users');
  await expect(page.getByRole('row').nth(2)).toBeVisible();

  const sheets = await printed(page);

  expect(sheets[0]).toContain(squeezed('filters on'));
  for (const filter of ['Search: “a”', 'Status: Active']) expect(sheets[0]).toContain(squeezed(filter));
  for (const [at, text] of sheets.entries()) {
    expect(text).toContain(squeezed('Billing'));
    expect(text).toContain(`${at + 1}/${sheets.length}`);
  }
});

for (const [path, heading, filters] of [
  ['/todo?filter=important&tag=team', 'To-do', ['Filters: Important', 'Tags: Team']],
  ['/calendar?cal=Business,Family', 'Calendar', ['Calendars: Business, Family']],
  ['/people?employment=left&kind=part', 'People', ['Employment: Left', 'Contract: Part time']],
  ['/employees?salaryFrom=100', 'Employee data', ['Salary from: 100']],
] as const) {
  test(`paper names what narrows it: ${path}`, async ({ page }) => {
    await enter(page, path);
    await open(page, path, heading);

    const [sheet] = await printed(page);

    for (const filter of filters) expect(sheet).toContain(squeezed(filter));
  });
}

test('in the dark skin everything is black on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('skin', '"dark"'));
  await enter(page, '/users');
  await open(page, '/users', 'Users');
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of ['.page-print-head h1', '.page-print-head p', 'thead th', 'tbody th a', 'tbody td span'])
    await expect(page.locator(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
});

test('what the menu prints has the same head, and says the filters', async ({ page }) => {
  await enter(page, '/users?role=editor');
  await open(page, '/users?role=editor', 'Users');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await choose(page, 'Print');
  await expect(page.locator('html[data-asked]')).toBeAttached();

  const [sheet] = await printed(page);

  for (const text of ['Users', 'Asterion Palace Athens', 'Role: Editor']) expect(sheet).toContain(squeezed(text));
  expect(sheet).toMatch(note);
  expect(sheet?.match(new RegExp(hotel, 'g'))).toHaveLength(1);
});

test('over a page an open dialog prints with the head of the page', async ({ page }) => {
  await enter(page, '/kanban?task=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.page-print-head')).toBeAttached();

  const [sheet] = await printed(page);

  expect(sheet).toContain(hotel);
  expect(sheet).toMatch(note);
});

for (const path of ['/invoices/4989', '/invoices/4989/print?auto=0'])
  test(`the paper of an invoice is the client’s: no head on ${path}`, async ({ page }) => {
    await enter(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice #4989' })).toBeVisible();

    const sheets = await printed(page);

    expect(sheets).toHaveLength(1);
    expect(sheets[0]).not.toMatch(note);
  });
