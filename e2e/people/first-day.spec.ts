import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { expectNoViolations } from '../support/page-checks';
import { wide } from '../support/wide';
import { choose, counted, press } from './first-day/counted';
import { faultAt, faultsOf } from './first-day/faults';
import { corrected, countFaults, type HotelFile, pastedPeople, peopleFiles } from './first-day/files';
import { outline, peopleOfFile } from './first-day/people';
import { importPunches, punchFaults } from './first-day/punches';
import { importRoster, rosterFaults } from './first-day/roster';

const owner = { email: 'owner@akti.example', password: 'stone and sea 77' };

let served: OwnServer;
test.beforeAll(async () => {
  served = await startEmptyServer();
  await makeAdministrator(served, owner.email, owner.password);
});
test.afterAll(() => served?.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function setUp(page: Page): Promise<void> {
  await page.goto('/login');
  await press(button(page, 'Ελληνικά'));
  await page.locator('input[type=email], input[name=email]').fill(owner.email);
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(owner.password);
  await press(button(page, 'Σύνδεση'));
  await press(page.getByRole('link', { name: 'Έναρξη: Ξενοδοχείο' }));
  const form = page.getByRole('dialog', { name: 'Προσθήκη ξενοδοχείου' });
  await form.getByRole('textbox', { name: 'Αριθμός εταιρείας' }).fill('8805');
  await form.getByRole('textbox', { name: 'Όνομα ξενοδοχείου' }).fill('Ακτή Φανών');
  await press(form.getByRole('button', { name: 'Προσθήκη ξενοδοχείου' }));
  await expect(form).toHaveCount(0);
  await press(button(page, 'Επικόλληση γραμμών'));
  await page.getByRole('textbox', { name: 'Γραμμές' }).fill(outline);
  await press(button(page, 'Έλεγχος γραμμών'));
  await press(button(page, /^Προσθήκη \d+$/));
  await expect(page.getByRole('treegrid').getByRole('row', { name: /Πλυντήριο/ })).toBeVisible();
}

interface Report {
  rows: { line: number; verdict: string; faults: { field: string; message: string }[]; notes: string[] }[];
}

/** Presses what checks or imports, and returns what the server said of the rows. */
async function reportAfter(page: Page, control: Locator): Promise<Report['rows']> {
  const answer = page.waitForResponse('**/people/import-rows');
  await press(control);
  return ((await (await answer).json()) as Report).rows;
}

/** Every planted fault of a file is named at its row. */
function expectNamed(rows: Report['rows'], file: number): void {
  for (const [at, { name, says, isMended }] of faultsOf(file).entries()) {
    const row = rows[faultAt + at]!;
    const told = [...row.notes, ...row.faults.map(({ field, message }) => `${field}: ${message}`)].join('\n');
    expect(told, `${name} in file ${file}`).toMatch(says);
    expect(row.verdict, `${name} in file ${file}`).toBe(isMended ? 'add' : 'refused');
  }
}

/** The good rows come in, and the others after they were corrected in the file that names what is wrong. */
async function imports(page: Page, file: number): Promise<void> {
  await expect(button(page, 'Έλεγχος γραμμών')).toBeVisible();
  if ((await page.getByRole('combobox', { name: 'Πεδίο για Μητρώο' }).count()) > 0) await columnsOfTheHotel(page);
  expectNamed(await reportAfter(page, button(page, 'Έλεγχος γραμμών')), file);
  await expect(page.getByText(/Διορθώστε|απορρί/).first()).toBeVisible();
  await press(page.getByText(/^Εκτός οι γραμμές που απορρίπτονται/));
  await press(button(page, /^Εισαγωγή: \d+/));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(button(page, 'Λήψη γραμμών που απορρίπτονται')),
  ]);
  await press(button(page, 'Εισαγωγή άλλου αρχείου'));
  await give(page, corrected(await readFile(await download.path()), file));
  const again = await reportAfter(page, button(page, 'Έλεγχος γραμμών'));
  expect(again.map(({ verdict }) => verdict)).toEqual(['add', 'add']);
  await press(button(page, /^Εισαγωγή: 2/));
  await press(button(page, 'Εισαγωγή άλλου αρχείου'));
}

async function columnsOfTheHotel(page: Page): Promise<void> {
  for (const [heading, field] of [
    ['Μητρώο', 'code'],
    ['Πόστο εργασίας', 'department'],
    ['Πρόσληψη', 'firstDay'],
  ] as const) {
    const control = page.getByRole('combobox', { name: `Πεδίο για ${heading}` });
    if ((await control.inputValue()) !== field) await choose(control, field);
  }
}

const give = (page: Page, file: HotelFile) =>
  page.getByLabel('Αρχείο εργαζομένων', { exact: true }).setInputFiles(file);

test(
  '180 people come in from the files of their hotel, in Greek, get accounts, a roster and punches',
  wide,
  async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ baseURL: served.address, locale: 'el-GR' });
    const page = await context.newPage();
    await setUp(page);

    await page.goto('/people/import');
    for (const [file, make] of peopleFiles.entries()) {
      await give(page, make());
      await imports(page, file);
    }
    await page.getByLabel('Ή επικόλληση κελιών').fill(pastedPeople());
    await press(button(page, 'Ανάγνωση κελιών'));
    await imports(page, 7);
    await expectNoViolations(page);

    await page.goto('/accounts/slips');
    await press(button(page, 'Όλοι χωρίς σημείωμα (180)'));
    await press(button(page, 'Έκδοση 180 σημειωμάτων'));
    const ready = page.getByRole('dialog', { name: '180 σημειώματα είναι έτοιμα' });
    await expect(ready.getByRole('listitem')).toHaveCount(180, { timeout: 120_000 });
    const { code } = peopleOfFile(7).at(-1)!;
    await expect(ready.getByRole('listitem').filter({ hasText: code })).toContainText('PIN στο ρολόι');
    await press(ready.getByRole('button', { name: 'Τέλος' }));

    await importRoster(page);
    await importPunches(page);

    await page.goto('/set-up');
    await expect(page.getByRole('region', { name: 'Οι εργαζόμενοι μπορούν να μπουν' })).toBeVisible();
    await expect(page.getByText('180 λογαριασμοί εκτός από τους διαχειριστές')).toBeVisible();
    await expectNoViolations(page);

    expect(countFaults() + rosterFaults.length + punchFaults.length).toBe(52);
    expect(counted.choices).toBeLessThanOrEqual(15);
    test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
    await context.close();
  },
);
