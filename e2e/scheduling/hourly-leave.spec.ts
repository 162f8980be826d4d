import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, ask, askRange, bars, monday, openTimeline, paths, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** A Tuesday two weeks ahead, so that nothing is compared with the clock. */
const day = addDays(monday(today()), 15);

/** Adds an employee with a shift from 7 to 15, leave from 10 to 12 in it, and leave on the next day, without a shift. */
async function onLeaveByTheHour(page: Page) {
  const name = ownName('Ιόλη Γονική');
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  await ask(page, paths.save, { shift, reason: 'Test' });
  const headers = await tokenOf(page, 'admin');
  for (const date of [day, addDays(day, 1)]) {
    const hours = { from: '10:00', to: '12:00' };
    const leave = { employeeId: id, kind: 'parental', firstDay: date, lastDay: date, hours };
    const saved = await page.request.post('/leaves/save', { headers, data: { hotel: 1003, leave } });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const { resources } = await askRange(page, day, addDays(day, 1));
  const { businessUnitId, orgUnitId } = resources.find(({ employeeId }) => employeeId === id)!;
  return { id, name, bu: businessUnitId, ou: orgUnitId };
}

const leave = 'Parental leave, 10:00–12:00';

test('leave by the hour is on the bar, in the cell of a day without a shift, and in both cards', async ({ page }) => {
  await enter(page, '/staff-timeline');
  const { id, bu } = await onLeaveByTheHour(page);
  await openTimeline(page, `?date=${day}&bu=${bu}&emp=${id}`);
  await expect(bars(page)).toHaveAccessibleName(new RegExp(leave));
  await bars(page).hover();
  await expect(page.getByRole('tooltip')).toContainText(leave);
  const cell = page.getByRole('gridcell', { name: new RegExp(`${leave}`) });
  await expect(cell).toHaveText('10:00–12:00');
  await page.mouse.move(0, 0);
  await cell.hover();
  await expect(page.getByRole('tooltip')).toContainText(leave);
  await expectNoViolations(page);
});

test('leave by the hour is in the list of a day and on a phone', wide, async ({ page }) => {
  await enter(page, '/staff-timeline');
  const { id, name, bu, ou } = await onLeaveByTheHour(page);
  await page.goto(`/organisation-unit-calendar?date=${day}&bu=${bu}&ou=${ou}`);
  await page
    .getByRole('columnheader', { name: new RegExp(`${Number(day.slice(8))}\\b`) })
    .first()
    .click();
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(leave);

  await page.setViewportSize({ width: 390, height: 800 });
  for (const [date, at] of [
    [day, 0],
    [addDays(day, 1), 1],
  ] as const) {
    await page.goto(`/staff-timeline?view=day&date=${date}&bu=${bu}&emp=${id}`);
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card, String(at)).toContainText(leave);
  }
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});

test(
  'leave by the hour is in the week of a phone: what it takes of a shift, and its times on a day without one',
  wide,
  async ({ page }) => {
    await enter(page, '/staff-timeline');
    const { id, name, bu } = await onLeaveByTheHour(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/staff-timeline?view=week&date=${day}&bu=${bu}&emp=${id}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('button', { name: new RegExp(`07:00 to 15:00.*${leave}`) })).toHaveText(
      '07:0015:00−2 h',
    );
    await expect(row.getByRole('button', { name: new RegExp(`${leave}$`) })).toHaveText('10:0012:00');

    await page.goto(`/staff-timeline?view=two-weeks&date=${day}&bu=${bu}&emp=${id}`);
    await expect(row.getByRole('button', { name: new RegExp(leave) })).toHaveText(['W◔', '◔']);
    expect(await clipped(page)).toEqual([]);
    await expectNoViolations(page);

    await row.getByRole('button', { name: new RegExp(`${leave}$`) }).click();
    await expect(page).toHaveURL(new RegExp(`date=${addDays(day, 1)}`));
  },
);
