import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { downloaded } from '../support/files';
import { enterInGreek, owner } from '../support/first-hotel';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { expectNoViolations } from '../support/page-checks';
import { wide } from '../support/wide';

/** An example file, downloaded from the page about it; it is the one in the documentation. */
async function example(page: Page, name: string) {
  await page.goto('/people/from-excel');
  await expect(page.getByRole('heading', { level: 1, name: 'Από το Excel στο Horae σε μία ημέρα' })).toBeVisible();
  const file = await downloaded(page, () => page.getByRole('link', { name }).click());
  expect(file.name).toBe(name);
  expect(file.bytes).toEqual(await readFile(new URL(`../../docs/from-excel/${name}`, import.meta.url)));
  return { name, mimeType: 'text/csv', buffer: file.bytes };
}

let served: OwnServer;
test.beforeAll(async () => {
  served = await startEmptyServer();
  await makeAdministrator(served, owner.email, owner.password);
});
test.afterAll(() => served?.stop());

/** A Greek hotel with the places of a template. */
async function setUp(page: Page): Promise<void> {
  await enterInGreek(page);
  await page.getByRole('link', { name: 'Έναρξη: Ξενοδοχείο' }).click();
  const form = page.getByRole('dialog', { name: 'Προσθήκη ξενοδοχείου' });
  await form.getByRole('textbox', { name: 'Αριθμός εταιρείας' }).fill('8803');
  await form.getByRole('textbox', { name: 'Όνομα ξενοδοχείου' }).fill('Πύργος');
  await form.getByRole('button', { name: 'Προσθήκη ξενοδοχείου' }).click();
  await expect(form).toHaveCount(0);
  await page.goto('/set-up');
  await page.getByRole('link', { name: 'Έναρξη: Μονάδες και τμήματα' }).click();
  await page.getByRole('button', { name: /Ξενοδοχείο πόλης/ }).click();
  await expect(
    page
      .getByRole('treegrid')
      .getByRole('row', { name: /Δωμάτια/ })
      .first(),
  ).toBeVisible();
}

test('ten people and their week come in from Greek Excel, with five choices in all', wide, async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: served.address, locale: 'el-GR' });
  const page = await context.newPage();
  await setUp(page);

  const people = await example(page, 'people.csv');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Άνοιγμα: Εισαγωγή ατόμων' }).click();
  await page.getByLabel('Αρχείο εργαζομένων', { exact: true }).setInputFiles(people);
  await expect(page.getByText('Διαβάστηκε ως Windows-1253')).toBeVisible();
  await page.getByRole('button', { name: 'Έλεγχος γραμμών' }).click();
  const questions = page.getByRole('form', { name: 'Τι σημαίνουν αυτές οι τιμές' });
  await questions.getByRole('combobox', { name: 'Τμήμα «Όροφοι»' }).selectOption({ label: 'Οροφοκομία' });
  await questions.getByRole('combobox', { name: 'Τμήμα «F&B»' }).selectOption({ label: 'Μπαρ' });
  await questions.getByRole('button', { name: 'Νέος έλεγχος' }).click();
  await page.getByRole('button', { name: 'Εισαγωγή: 10 γραμμές' }).click();
  await expect(page.getByText('Προστέθηκαν 10, άλλαξαν 0, έμειναν ίδια 0.')).toBeVisible();

  const roster = await example(page, 'roster.csv');
  await page.getByRole('link', { name: 'Άνοιγμα: Εισαγωγή προγράμματος' }).click();
  await page.getByLabel('Αρχείο προγράμματος', { exact: true }).setInputFiles(roster);
  for (const [word, type] of [
    ['Πρωί', 'Κανονική'],
    ['Απόγευμα', 'Κανονική'],
    ['Νύχτα', 'Νυχτερινή'],
  ] as const)
    await questions.getByRole('combobox', { name: `Τύπος βάρδιας «${word}»` }).selectOption({ label: type });
  await questions.getByRole('button', { name: 'Νέος έλεγχος' }).click();
  await page.getByRole('button', { name: 'Εισαγωγή 35 βαρδιών' }).click();
  await expect(page.getByText('Εισήχθησαν 35 βάρδιες.')).toBeVisible();

  await page.goto('/staff-timeline?zoom=week&date=2026-06-01');
  await expect(page.getByRole('treegrid').getByRole('rowheader', { name: /Κωνσταντίνου Γιώργος/ })).toBeVisible();
  await context.close();
});
