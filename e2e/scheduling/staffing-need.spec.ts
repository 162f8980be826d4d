import { expect, type Page, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';
import { logInAtHotel, storedValues } from '../support/session';
import { addDays, ask, askRange } from '../support/staff-timeline';
import { wide } from '../support/wide';

interface Needs {
  needs: { id: number; version: number; departmentId: number; people: number; firstDay: string | null }[];
  departments: { id: number; name: string }[];
}

const hotel = 1003;

async function needsOf(page: Page, week: string): Promise<Needs> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const query = `hotel=${hotel}&first=${week}&last=${addDays(week, 6)}`;
  return (await (await page.request.get(`/staffing-needs/list?${query}`, { headers })).json()) as Needs;
}

/** Deletes what an earlier try has left. */
async function forget(page: Page, week: string): Promise<void> {
  const { needs } = await needsOf(page, week);
  const all = needs.map(({ id, version }) => ({ id, version }));
  if (all.length > 0) await ask(page, '/staffing-needs/remove', { hotel, needs: all });
}

async function add(page: Page, week: string, ...needs: object[]): Promise<void> {
  const { accessToken } = await storedValues(page);
  const weekly = { weekdays: [3], start: '14:00', end: '18:00', people: 1, firstDay: week, lastDay: addDays(week, 6) };
  const answer = await page.request.post('/staffing-needs/add', {
    data: { hotel, needs: needs.map((need) => Object.assign({}, weekly, need)) },
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const discard = (page: Page, week: string) =>
  ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });

/** The department of the first person in the rows. */
async function firstDepartment(page: Page, week: string): Promise<{ id: number; name: string }> {
  const name = await people(page).first().locator('b').first().textContent();
  const { resources } = await askRange(page, week, addDays(week, 7));
  const { building_Id, department } = resources.find(({ title }) => title === name)!;
  return { id: building_Id, name: department };
}

/** A row of the plan, and somebody else of its department in the same business unit, which is all that is shown. */
async function twoOfADepartment(page: Page, week: string) {
  const businessUnit = Number(new URL(page.url()).searchParams.get('bu'));
  const { resources } = await askRange(page, week, addDays(week, 7), { businessUnit });
  for (const [row, one] of (await people(page).all()).entries()) {
    const name = await one.locator('b').first().textContent();
    const person = resources.find(({ title }) => title === name)!;
    const isColleague = ({ building_Id, employeeId }: typeof person) =>
      building_Id === person.building_Id && employeeId !== person.employeeId;
    const holder = resources.findLast(isColleague);
    if (holder) return { row, department: { id: person.building_Id, name: person.department }, holder };
  }
  throw new Error('Nobody in the plan has a colleague.');
}

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Staffing need', exact: true });
const gaps = (page: Page) => page.locator('button[data-gap]');
const cover = (page: Page) => page.getByRole('button', { name: /^Cover, / });

test('a need is entered by keyboard, the strip shows the gap, a press fills it, and undo opens it again', async ({
  page,
}) => {
  const week = '2033-01-03';
  await openPlan(page, week);
  await forget(page, week);
  const department = await firstDepartment(page, week);
  await expect(cover(page)).toHaveCount(0);

  await planBar(page).getByRole('button', { name: 'Staffing need' }).press('Enter');
  await drawerOf(page).getByRole('button', { name: 'Add staffing need' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add staffing need' });
  await form.getByRole('combobox', { name: 'Department' }).selectOption(department.name);
  for (const weekday of ['Mon', 'Tue', 'Thu', 'Fri', 'Sat', 'Sun'])
    await form.getByRole('checkbox', { name: weekday }).press('Space');
  await form.getByRole('textbox', { name: 'Starts' }).fill('14');
  await form.getByRole('textbox', { name: 'People' }).fill('0');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter a time such as 07:00.')).toBeVisible();
  await expect(form.getByText('Use 1 to 500 people.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Ends' }).fill('18');
  await form.getByRole('textbox', { name: 'Until' }).fill(addDays(week, 6));
  await form.getByRole('textbox', { name: 'People' }).fill('1');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByRole('region', { name: department.name })).toContainText('14:00–18:001 person');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  const gap = page.getByRole('button', { name: `${department.name}, Wed 14:00–18:00: 0 of 1` });
  await expect(gap.locator('[aria-hidden]')).toHaveText('0/1 −1');
  await expect(cover(page)).toHaveAccessibleName(/^Cover, 1 gap\./);
  await expectNoViolations(page);
  await gap.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Find cover: ${department.name}` });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('group')).toContainText('14:00–18:00');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(planBar(page)).toContainText('1 change not published');
  await expect(gaps(page)).toHaveCount(0);
  await expect(page.getByText(/1 of 1, no gaps/)).toHaveCount(1);
  await expect(cover(page)).toHaveAccessibleName(/^Cover, No gaps\./);
  await expect(cover(page)).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(gap).toBeVisible();
  await forget(page, week);
  await expect(cover(page)).toHaveCount(0);
});

test('the strip follows what is typed, by day and in the course of a day, and stays folded', async ({ page }) => {
  const week = '2033-01-10';
  await openPlan(page, week);
  await forget(page, week);
  const department = await firstDepartment(page, week);
  await add(page, week, { departmentId: department.id, people: 2 }, { departmentId: department.id, weekdays: [5] });
  await expect(gaps(page)).toHaveCount(2);
  await gaps(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `${department.name}, Fri 14:00–18:00: 0 of 1` })).toBeFocused();

  await dayOf(page, 0, 2).focus();
  await page.keyboard.type('12-16');
  await page.keyboard.press('Enter');
  const named = (name: string) => page.getByRole('button', { name: `${department.name}, ${name}` });
  await expect(named('Wed 16:00–18:00: 0 of 2, and 1 more')).toBeVisible();

  await expect(planBar(page)).toContainText('1 change not published');
  await page.goto(`/staff-timeline?plan=1&view=day&group=none&date=${addDays(week, 2)}`);
  await expect(named('Wed 14:00–16:00: 1 of 2')).toBeVisible();
  await expect(named('Wed 16:00–18:00: 0 of 2')).toBeVisible();
  await expectNoViolations(page);
  await cover(page).press('Enter');
  await expect(gaps(page)).toHaveCount(0);
  await page.reload();
  await expect(cover(page)).toHaveAttribute('aria-expanded', 'false');
  await cover(page).click();
  await expect(gaps(page)).toHaveCount(2);
  await discard(page, week);
  await forget(page, week);
});

test('a gap with an open shift in it offers to find cover for that shift first', async ({ page }) => {
  const week = '2033-02-21';
  await openPlan(page, week);
  await forget(page, week);
  const department = await firstDepartment(page, week);
  await add(page, week, { departmentId: department.id });
  const wednesday = addDays(week, 2);
  const times = { start: `${wednesday}T13:00`, end: `${wednesday}T19:00` };
  const item = { employeeId: null, departmentId: department.id, typeOfShift: 'Regular', ...times };
  const days = { hotel, first: week, last: addDays(week, 6) };
  await ask(page, '/planning/change', { ...days, way: 'typed', changes: [{ item }] });
  await expect(planBar(page)).toContainText('1 change not published');

  await page.getByRole('button', { name: `${department.name}, Wed 14:00–18:00: 0 of 1` }).press('Enter');
  const gap = page.getByRole('dialog', { name: `Find cover: ${department.name}` });
  await expect(gap.getByText('1 open shift is in this gap.')).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await gap.getByRole('button', { name: 'Find cover for it' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cover for open shifts, ${department.name}` });
  await expect(dialog.getByRole('group')).toContainText('13:00–19:00');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(gaps(page)).toHaveCount(0);
  await expect(planBar(page)).toContainText('1 change not published');
  await discard(page, week);
  await forget(page, week);
});

/** What a person can or may do, all of it. */
async function setSkills(page: Page, id: number, ...names: string[]): Promise<void> {
  const authorization = `Bearer ${String((await storedValues(page)).accessToken)}`;
  const read = await page.request.get(`/people/person?hotel=${hotel}&id=${id}`, { headers: { authorization } });
  const headers = { authorization, 'if-match': read.headers()['etag']! };
  const skills = names.map((name) => ({ name, expiresOn: null }));
  const answer = await page.request.post('/people/set-skills', { data: { hotel, id, skills }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a need with a skill counts and offers only those who have it', async ({ page }) => {
  const week = '2033-07-04';
  await openPlan(page, week);
  await forget(page, week);
  const { row, department, holder } = await twoOfADepartment(page, week);
  await setSkills(page, holder.employeeId, 'Pool rescue');
  await add(page, week, { departmentId: department.id });

  await planBar(page).getByRole('button', { name: 'Staffing need' }).press('Enter');
  await drawerOf(page).getByRole('button', { name: 'Add staffing need' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add staffing need' });
  await form.getByRole('combobox', { name: 'Department' }).selectOption(department.name);
  const skill = form.getByLabel('Skill');
  await skill.fill('Pool rescuer');
  await expect(form.getByText('Nobody you plan has this skill now.')).toBeVisible();
  await skill.fill('POOL RÉSCUE');
  await expect(form.getByText('Leave it empty if no skill is needed.')).toBeVisible();
  for (const weekday of ['Mon', 'Tue', 'Thu', 'Fri', 'Sat', 'Sun'])
    await form.getByRole('checkbox', { name: weekday }).press('Space');
  await form.getByRole('textbox', { name: 'Starts' }).fill('14:00');
  await form.getByRole('textbox', { name: 'Ends' }).fill('18:00');
  await form.getByRole('textbox', { name: 'Until' }).fill(addDays(week, 6));
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const section = drawerOf(page).getByRole('region', { name: department.name });
  await expect(section.getByRole('listitem').filter({ hasText: 'with POOL RÉSCUE' })).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  // Somebody without the skill closes the gap of the department alone.
  await expect(gaps(page)).toHaveCount(2);
  await dayOf(page, row, 2).focus();
  await page.keyboard.type('14-18');
  await page.keyboard.press('Enter');
  await expect(gaps(page)).toHaveCount(1);
  const place = `${department.name}, with POOL RÉSCUE`;
  await page.getByRole('button', { name: `${place}, Wed 14:00–18:00: 0 of 1` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Find cover: ${place}` });
  await expect(dialog.getByRole('radio', { name: holder.title })).toBeChecked();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(gaps(page)).toHaveCount(0);

  await setSkills(page, holder.employeeId);
  await expect(gaps(page)).toHaveCount(1);
  await gaps(page).first().press('Enter');
  await expect(dialog.getByText('no employee of the plan who works here has POOL RÉSCUE on this day')).toBeVisible();
  await page.keyboard.press('Escape');
  await discard(page, week);
  await forget(page, week);
});

test('needs are changed from a day on, copied to other weekdays, replaced for a day, deleted and brought back', async ({
  page,
}) => {
  const week = '2033-01-17';
  await openPlan(page, week);
  await forget(page, week);
  const department = await firstDepartment(page, week);
  await add(page, week, { departmentId: department.id, weekdays: [1, 2], firstDay: '2033-01-15' });
  await planBar(page).getByRole('button', { name: 'Staffing need' }).click();
  const section = drawerOf(page).getByRole('region', { name: department.name });
  const row = (text: string) => section.getByRole('listitem').filter({ hasText: text });

  await section.getByRole('button', { name: `Edit ${department.name}, Mon and Tue 14:00–18:00` }).click();
  const form = page.getByRole('dialog', { name: 'Edit staffing need' });
  await expect(form.getByText('Until the day before it stays as it was.')).toBeVisible();
  await form.getByRole('textbox', { name: 'People' }).fill('3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row('3 people')).toHaveCount(1);
  const before = await needsOf(page, '2033-01-10');
  expect(before.needs.map((need) => need.people)).toEqual([1]);

  await section.getByRole('button', { name: 'Copy Mon and Tue to other weekdays' }).click();
  const copying = page.getByRole('dialog', { name: `Copy Mon, ${department.name}` });
  await copying.getByRole('checkbox', { name: 'Wed' }).check();
  await expectNoViolations(page, '[role="dialog"]');
  await copying.getByRole('button', { name: 'Copy' }).click();
  await expect(section.getByRole('heading', { name: 'Mon–Wed' })).toBeVisible();

  await drawerOf(page).getByRole('button', { name: 'Add staffing need' }).click();
  const single = page.getByRole('dialog', { name: 'Add staffing need' });
  await single.getByRole('combobox', { name: 'Department' }).selectOption(department.name);
  await single.getByRole('combobox', { name: 'Needed' }).selectOption('On a single day');
  await single.getByRole('textbox', { name: 'Day' }).fill('2033-01-18');
  await single.getByRole('checkbox', { name: 'Nobody is needed' }).check();
  await single.getByRole('button', { name: 'Save' }).click();
  await expect(row('Nobody needed')).toContainText('Jan 18, 2033');

  await section.getByRole('button', { name: /^Delete .* Nobody needed$/ }).click();
  await expect(row('Nobody needed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row('Nobody needed')).toHaveCount(1);
  await forget(page, week);
  await forget(page, '2033-01-10');
});

test('a planned week is taken as need by one action, and undone', async ({ page }) => {
  const week = '2033-01-24';
  await openPlan(page, week);
  await forget(page, week);
  const department = await firstDepartment(page, week);
  for (const day of [0, 1]) {
    await dayOf(page, 0, day).focus();
    await page.keyboard.type('7-15');
    await page.keyboard.press('Enter');
    await expect(dayOf(page, 0, day).locator('[data-item]')).toHaveCount(1);
  }
  await expect(planBar(page)).toContainText('2 changes not published');
  await page.goto(`/staff-timeline?plan=1&view=week&group=none&date=${week}`);
  await planBar(page).getByRole('button', { name: 'Staffing need' }).click();
  await drawerOf(page).getByRole('button', { name: 'Take this week’s plan as need' }).click();
  const dialog = page.getByRole('dialog', { name: /^Take the plan of/ });
  await expect(dialog.getByRole('checkbox', { name: `${department.name}: 1 need, 16 h a week` })).toBeChecked();
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Take as need' }).click();
  const undo = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('status') })
    .getByRole('button', { name: 'Undo' });
  // It stays while the pointer is over it.
  await undo.hover();
  const section = drawerOf(page).getByRole('region', { name: department.name });
  await expect(section.getByRole('listitem')).toContainText('07:00–15:001 persontaken from the plan');

  await undo.click();
  await expect(section).toHaveCount(0);
  await discard(page, week);
  await forget(page, week);
});

test('on a phone, in Greek, needs are kept from the menu of the calendar', wide, async ({ page }) => {
  const week = '2033-01-31';
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAtHotel(page);
  await forget(page, week);
  const [department] = (await needsOf(page, week)).departments;
  await page.evaluate(() => localStorage.setItem('locale', JSON.stringify('el')));
  await page.goto(`/staff-timeline?date=${week}`);
  await page.getByRole('button', { name: 'Περισσότερες ενέργειες' }).click();
  await page.getByRole('menuitem', { name: 'Ανάγκη προσωπικού' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ανάγκη προσωπικού', exact: true });
  await drawer.getByRole('button', { name: 'Προσθήκη ανάγκης προσωπικού' }).click();
  const form = page.getByRole('dialog', { name: 'Προσθήκη ανάγκης προσωπικού' });
  await form.getByRole('textbox', { name: 'Αρχή' }).fill('23');
  await form.getByRole('textbox', { name: 'Τέλος' }).fill('7');
  await expect(form.getByText('Την επόμενη ημέρα.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Έως' }).fill('2033-02-06');
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();

  await expect(drawer.getByRole('region', { name: department!.name })).toContainText('23:00–07:001 άτομο');
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);
  await forget(page, week);
});
