import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { wide } from '../support/wide';

/** A Wednesday that no other test plans. */
const day = '2034-03-15';
const housekeeping = 122;

/** Somebody of Front Office who works in Housekeeping one evening; returns their name and the shift. */
async function guestOf(page: Page, what: string) {
  const name = ownName(what);
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const times = { start: `${day}T18:00`, end: `${day}T22:00` };
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', departmentId: housekeeping, ...times };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  expect(saved.ok()).toBe(true);
  const { shift: made, version } = (await saved.json()) as { shift: { id: number }; version: number };
  return { name, headers, made: { id: made.id, version } };
}

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });
const rowOf = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });

test('somebody of another department who works here has a row below the people, and no day of it is planned', async ({
  page,
}) => {
  const { name, headers, made } = await guestOf(page, 'Ηλέκτρα Ξένου');
  await enter(page, `/staff-timeline?dept=${housekeeping}&date=${day}&q=${name.split(' ').at(-1)}`);
  const row = rowOf(page, name);
  await expect(row.getByRole('rowheader')).toHaveAccessibleName(new RegExp(`^${name}.*, From Front Office, 4 hours`));
  await expect(
    row.getByRole('gridcell', { name: /Wednesday, March 15.*18:00–22:00, From Front Office/ }),
  ).toBeVisible();
  await expect(row).toContainText('4 h');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await row.getByRole('gridcell', { name: /Thursday, March 16/ }).click();
  await page.keyboard.press('8');
  await expect(page.getByRole('textbox', { name: /March 16/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();

  await page.getByRole('radio', { name: 'Day', exact: true }).click();
  const time = row.getByText('18:00–22:00');
  const [cell, chip] = [await row.getByRole('gridcell').first().boundingBox(), await time.boundingBox()];
  expect((chip!.x - cell!.x) / cell!.width).toBeCloseTo(18 / 24, 2);
  await page.getByRole('radio', { name: 'Week', exact: true }).click();

  const data = { hotel: 1003, ...made };
  const gone = await page.request.post('/stafftimer/shifts/remove', { headers, data });
  expect(gone.ok()).toBe(true);
  await expect(row).toHaveCount(0);
});

test('a head of department sees guests by name, job and hours alone', async ({ page }) => {
  const { name } = await guestOf(page, 'Φανή Δανεική');
  const rights = { scope: 'places', departmentIds: [housekeeping], mayPlan: true };
  await enterAnew(page, `/staff-timeline?date=${day}&q=${name.split(' ').at(-1)}`, rights);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(rowOf(page, name)).toContainText('From Front Office');
  await rowOf(page, name).getByRole('rowheader').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone guests are below the people of the day', wide, async ({ page }) => {
  const { name } = await guestOf(page, 'Ιώ Περαστική');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `/staff-timeline?dept=${housekeeping}&view=day&date=${day}`);
  const guests = page.getByRole('region', { name: 'On loan here' });
  await expect(guests.getByRole('listitem').filter({ hasText: name })).toContainText(/From Front Office.*18:00–22:00/);
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});
