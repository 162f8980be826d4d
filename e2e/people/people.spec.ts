import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, askRange, openTimeline, today } from '../support/staff-timeline';

const table = (page: Page) => page.getByRole('table', { name: 'People', exact: true });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label });
  await field.click();
  await page.getByRole('listbox', { name: label }).getByRole('option', { name: option }).first().click();
  await expect(field).toHaveValue(new RegExp(option));
}

test('the list is searched, filtered and sorted, and all of that stands in the address', async ({ page }) => {
  const name = ownName('Άννα Ζερβού');
  await addPerson(page, name, { jobTitle: 'Sommelier' });
  await enter(page, '/people');

  await page.getByRole('searchbox', { name: 'Search people' }).fill(name.replace('Άννα', 'αννα'));
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Sommelier');
  await expect(rowOf(page, name)).toContainText('Full time · 40 h');

  await page.getByRole('combobox', { name: 'Employment' }).selectOption('Left');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page).toHaveURL(/employment=left/);
  await page.getByRole('combobox', { name: 'Employment' }).selectOption('Everyone');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Contract' }).selectOption('Full time');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();

  await page.reload();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Department', exact: true }).click();
  await expect(page).toHaveURL(/sortColumn=department/);
});

test('added by keyboard alone, with what is wrong at the fields, and found on a page of one’s own', async ({
  page,
}) => {
  const name = ownName('Ιόλη Δάφνη');
  await enter(page, '/people');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Add person' });
  await expect(drawer.getByRole('textbox', { name: 'Code' })).toBeFocused();

  await page.keyboard.press('Control+Enter');
  await expect(drawer.getByText('Enter a code.')).toBeVisible();
  await expect(drawer.getByText('Choose a department.')).toBeVisible();
  await page.keyboard.type(name.replaceAll(/\D/g, ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type(name.split(' ')[0]!);
  await page.keyboard.press('Tab');
  await page.keyboard.type(name.split(' ').slice(1).join(' '));
  await drawer.getByRole('textbox', { name: 'Tax number (ΑΦΜ)' }).fill('123456784');
  await page.keyboard.press('Tab');
  await expect(drawer.getByText('Enter a valid tax number')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Tax number (ΑΦΜ)' }).fill('123456783');
  await drawer.getByRole('combobox', { name: 'Department' }).focus();
  await page.keyboard.type('Housek');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText(`${name} added`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('••••••783')).toBeVisible();
});

test('a number is shown on request, and the history says who saw it', async ({ page }) => {
  const name = ownName('Κλειώ Ρεμπή');
  await enter(page, await addPerson(page, name, { taxNumber: '123456783' }));

  await page.getByRole('button', { name: 'Show Tax number (ΑΦΜ)' }).click();
  await expect(page.getByText('123456783')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Tax number (ΑΦΜ)' }).click();
  await expect(page.getByText('123456783')).toHaveCount(0);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/tab=history/);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('viewed a number');
  await expect(history.getByRole('listitem').last()).toContainText('added this person');
});

test('edited under guard: who was slower is told and decides', async ({ page, browser }) => {
  const name = ownName('Μυρτώ Λάμπρου');
  const address = await addPerson(page, name);
  await enter(page, address);
  const other = await (await browser.newContext()).newPage();
  await enter(other, address);
  for (const one of [page, other]) await one.getByRole('button', { name: 'Edit', exact: true }).click();

  await page.getByRole('textbox', { name: 'Job title' }).fill('Porter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText('Porter').first()).toBeVisible();

  await other.getByRole('textbox', { name: 'Job title' }).fill('Concierge');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText(/Changed by someone else/)).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Concierge').first()).toBeVisible();
  await other.context().close();
});

test('a preferred name is given in the form and stands on the card of the timeline', async ({ page }) => {
  const name = ownName('Αναστασία Βλάχου');
  const preferred = ownName('Τασούλα');
  const address = await addPerson(page, name);
  await enter(page, address);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Preferred name' }).fill(preferred);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText(preferred)).toBeVisible();

  const id = Number(address.split('/').at(-1));
  const { resources } = await askRange(page, today(), addDays(today(), 1), { employees: [id] });
  await openTimeline(page, `?emp=${id}&bu=${resources[0]!.businessUnitId}`);
  const row = page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row').filter({ hasText: name });
  await row.getByRole('gridcell').nth(2).hover();
  await expect(page.getByRole('tooltip')).toContainText(name);
  await expect(page.getByRole('tooltip')).toContainText(preferred);
});

test('moved from a day on, with the way back; leaving says what it cancels', async ({ page }) => {
  const name = ownName('Νόρα Σιδέρη');
  await enter(page, await addPerson(page, name));
  const menu = page.getByRole('button', { name: `Actions for ${name}` });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  await choose(page, 'Department', 'Housekeeping');
  await expect(page.getByText(/earlier weeks keep the old place/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  const places = page.getByRole('list', { name: 'Places' });
  await expect(places.getByRole('listitem')).toHaveText([/Housekeeping/, /From the start.*Front Office/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(places).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Set last day…' }).click();
  await expect(page.getByText(/Nothing is planned after/)).toBeVisible();
  await page.getByRole('button', { name: 'Set last day' }).click();
  await expect(page.getByText(/Last day set to/)).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove last day' }).click();
  await expect(page.getByText(`Last day of ${name} removed`)).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Show in timeline' }).click();
  await expect(page).toHaveURL(/staff-timeline\?.*emp=\d+/);
});

test('contracts have versions, skills have an end', async ({ page }) => {
  const name = ownName('Ξένια Τριανταφύλλου');
  await enter(page, `${await addPerson(page, name)}?tab=contracts`);
  const versions = page.getByRole('table', { name: 'Contract versions' });
  await expect(versions.getByRole('rowheader')).toHaveText([/Jan 1, 2024.*In force/]);

  await page.getByRole('button', { name: 'Add version' }).click();
  const drawer = page.getByRole('dialog', { name: 'New contract version' });
  await drawer.getByRole('textbox', { name: 'From' }).fill('2025-05-01');
  await drawer.getByRole('combobox', { name: 'Contract type' }).selectOption('Part time');
  await drawer.getByRole('textbox', { name: 'Hours a week' }).fill('22,5');
  await drawer.getByRole('combobox', { name: 'Days a week' }).selectOption('3');
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await drawer.getByRole('textbox', { name: `Hours on ${day}` }).fill('7');
  await drawer.getByRole('button', { name: 'Add version' }).click();
  await expect(drawer).toContainText('The days add up to 21 hours, the week has 22.5.');
  await expect(drawer.getByRole('textbox', { name: 'Hours on Monday' })).toBeFocused();
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await drawer.getByRole('textbox', { name: `Hours on ${day}` }).fill('7,5');
  await drawer.getByRole('button', { name: 'Add version' }).click();
  await expect(versions.getByRole('rowheader')).toHaveText([/May 1, 2025.*In force/, 'Jan 1, 2024']);
  await expect(versions).toContainText('22.5');
  await expect(versions).toContainText('7.5 · 0 · 7.5 · 0 · 7.5 · 0 · 0');
  await page.getByRole('button', { name: 'Remove the contract version from May 1, 2025?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove version' }).click();
  await expect(versions.getByRole('rowheader')).toHaveText([/Jan 1, 2024.*In force/]);

  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Add skill' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Skill' }).fill('Life guard');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Expires on' }).fill('2020-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Add skill' }).click();
  const skills = page.getByRole('list', { name: 'Skills' });
  await expect(skills).toContainText('Expired Jan 31, 2020');
  await page.getByRole('button', { name: 'Remove Life guard' }).click();
  await expect(page.getByText('No skills yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(skills).toContainText('Life guard');
});

test('the special rules of a contract are chosen in its form, kept, and told in the history', async ({ page }) => {
  const name = ownName('Ξένια Μαγείρου');
  await enter(page, `${await addPerson(page, name)}?tab=contracts`);
  const versions = page.getByRole('table', { name: 'Contract versions' });
  await expect(versions).toContainText('None');
  const kitchen = 'Kitchen: continuous hours, up to eight a day';

  await page.getByRole('button', { name: 'Add version' }).click();
  const drawer = page.getByRole('dialog', { name: 'New contract version' });
  const rules = drawer.getByRole('combobox', { name: 'Special rules' });
  await expect(rules.getByRole('option')).toHaveText([
    'None',
    kitchen,
    'Pupil or student: six hours a day',
    'Position of responsibility: no limits, no work card',
  ]);
  await drawer.getByRole('textbox', { name: 'From' }).fill('2025-05-01');
  await rules.selectOption(kitchen);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Add version' }).click();
  await expect(versions.getByRole('rowheader')).toHaveText([/May 1, 2025.*In force/, 'Jan 1, 2024']);
  await expect(versions).toContainText(kitchen);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(kitchen);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('tab', { name: 'Contract' }).first().click();
  expect(await clipped(page)).toEqual([]);
});

test('many are selected and get the same', async ({ page }) => {
  const family = ownName('Πλήθος');
  for (const first of ['Άλφα', 'Βήτα']) await addPerson(page, `${first} ${family}`, { code: ownName(first) });
  await enter(page, `/people?q=${encodeURIComponent(family)}`);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit 2 people' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Fill in at least one field.')).toBeVisible();
  const terms = drawer.getByRole('checkbox', { name: 'New contract version' });
  await terms.check();
  await drawer.getByRole('textbox', { name: 'Hours a week' }).fill('22.5');
  await drawer.getByRole('textbox', { name: 'Hours on Monday' }).fill('7');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toContainText('The days add up to 7 hours, the week has 22.5.');
  await expect(drawer.getByRole('textbox', { name: 'Hours on Monday' })).toBeFocused();
  await terms.uncheck();
  await drawer.getByRole('textbox', { name: 'Job title' }).fill('Baker');
  await choose(page, 'Department', 'Housekeeping');
  const from = drawer.getByRole('textbox', { name: 'First day of the new place or job title' });
  const day = await from.inputValue();
  await from.fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Choose a day.')).toBeVisible();
  await from.fill(day);
  await drawer.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('2 people changed')).toBeVisible();
  for (const first of ['Άλφα', 'Βήτα']) {
    await expect(rowOf(page, `${first} ${family}`)).toContainText('Baker');
    await expect(rowOf(page, `${first} ${family}`)).toContainText('Housekeeping');
  }
});

test('a file of Deputy is mapped, checked, mended and written; a second time nothing changes', async ({ page }) => {
  const family = ownName('Αρχείο');
  const code = family.replaceAll(/\D/g, '');
  const csv = (email: string) =>
    [
      'First Name,Last Name,Email,Mobile Number,Location,Employment Type,Hire Date,Export Code',
      `Ρέα,${family},${email},+30 690 1,Lobby,Full Time,1/4/2025,${code}`,
      `Ίρις,${family},iris${code}@hotel.example,,Lobby,Full Time,1/4/2025,${code}9`,
    ].join('\r\n');
  const give = (text: string) =>
    page
      .getByLabel('Employee file')
      .setInputFiles({ name: 'deputy.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const check = async () => {
    await choosePlaces(page);
    await page.getByRole('button', { name: 'Check rows' }).click();
  };

  await enter(page, '/people');
  await page.getByRole('link', { name: 'Import' }).click();
  await give(csv('nobody'));
  await expect(page.getByRole('combobox', { name: 'Field for Export Code' })).toHaveValue('code');
  await expect(page.getByRole('combobox', { name: 'Field for Location' })).toHaveValue('');
  await check();
  await expect(page.getByText('1 row is rejected.', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ρέα/ })).toContainText('E-mail: Enter an e-mail address');
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await give(csv(`rea${code}@hotel.example`));
  await check();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 added, 0 changed, 0 unchanged.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await give(csv(`rea${code}@hotel.example`));
  await check();
  await expect(page.getByText('Everything in this file is already here.')).toBeVisible();
  await page.goto(`/people?q=${encodeURIComponent(family)}`);
  await expect(page.getByText('Showing 1–2 of 2')).toBeVisible();
});

test('the own export is taken again, and holds no number', async ({ page }) => {
  const name = ownName('Φοίβη Λέκκα');
  await addPerson(page, name, {
    surnameLatin: 'Lekka',
    firstNameLatin: 'Phoebe',
    email: 'phoebe@hotel.example',
    phone: '+30 690 1234567',
    jobTitle: 'Cook, nights',
    firstDay: '2024-01-01',
    taxNumber: '123456783',
  });
  await enter(page, `/people?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(download.suggestedFilename()).toMatch(/^people_1003_\d{8}\.csv$/);
  for (const part of name.split(' ')) expect(file.toString()).toContain(part);
  // The digits of the name and the code come from the clock.
  expect(file.toString().replaceAll(name.replaceAll(/\D/g, ''), '')).not.toContain('783');

  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Employee file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Same');
  await expect(page.getByText('Everything in this file is already here.')).toBeVisible();
});

async function choosePlaces(page: Page): Promise<void> {
  for (const label of ['Department', 'Work centre']) {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await page
      .getByRole('listbox', { name: label })
      .getByRole('option', { name: /^(Front Office|Thermal Spa)/ })
      .click();
    await expect(field).not.toHaveValue('');
  }
}

test('a list that cannot be loaded says so and comes back by Retry; nobody is not there', async ({ page }) => {
  await enter(page, '/people/2000000000');
  await expect(page.getByText('This person was not found.')).toBeVisible();
  // Without /live, changes by other tests cannot make this page reload.
  await page.route('**/live*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This person was not found.')).toBeVisible();
  await page.route('**/people/list**', (route) => route.abort());
  await page.getByRole('link', { name: 'All people' }).click();
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');

  await page.unroute('**/people/list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(table(page)).toBeVisible();
});

test('a file of people asks once which part of Greek names is the surname', async ({ page }) => {
  await enter(page, '/people/import');
  const text = 'Code,Name\nQ901,Άννα Μακρή\nQ902,Άννα Ρούσσου Μακρή\n';
  await page
    .getByLabel('Employee file', { exact: true })
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('The surnames of 2 Greek names are not known.')).toBeVisible();
  const asked = page.getByRole('radiogroup', { name: 'Surname in names without a comma' });
  await expect(asked.getByRole('radio', { name: 'Decide later' })).toBeChecked();
  await asked.getByRole('radio', { name: 'Surname comes last' }).click();
  await expect(page.getByText('The surname of 1 Greek name is not known.')).toBeVisible();
  await expect(page.getByText('Άννα Ρούσσου Μακρή (line 3)')).toBeVisible();
});
