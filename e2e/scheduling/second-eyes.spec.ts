import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { activeByCall } from '../support/invited';
import { asAdmin, kioskHotel as hotel, personWithNumber } from '../support/kiosk';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { planBar } from '../support/planning';
import { addDays, ask } from '../support/staff-timeline';

/** Switches the approval of rosters of the hotel of the new people. */
async function approvalIs(page: Page, needsApproval: boolean): Promise<void> {
  const headers = await tokenOf(page, 'admin');
  const answer = await page.request.get('/organisation/hotel', { headers, params: { id: hotel } });
  const { companyId, ...settings } = (await answer.json()).hotel;
  const saved = await page.request.post('/organisation/update-hotel', {
    headers: { ...headers, 'if-match': answer.headers().etag! },
    data: { id: companyId, hotel: { ...settings, needsApproval } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** A page of a new account with these rights for the whole hotel. */
async function enterWith(
  browser: Browser,
  mayApprove: boolean,
  { locale = 'en', ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const rights = { mayClock: false, mayApprove, mayPlan: true, mayPayroll: false };
  const name = mayApprove ? 'Ελένη Διευθύντρια' : 'Νίκος Προϊστάμενος';
  const { session } = await activeByCall(page, name, { grants: [{ hotel, scope: 'hotel', ...rights }] });
  const { userData, accessToken, refreshToken } = session;
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, locale, selectedHotel: userData.hotels[0] },
  );
  return page;
}

const phone = { viewport: { width: 390, height: 844 } };
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test.afterEach(async ({ page }) => approvalIs(page, false));

test('a planner submits, a manager sends back on a phone in Greek, and approves what is submitted again', async ({
  page,
  browser,
}) => {
  const week = '2031-09-01';
  await approvalIs(page, true);
  const person = await personWithNumber(await asAdmin(page));
  const planner = await enterWith(browser, false);
  const manager = await enterWith(browser, true, { ...phone, locale: 'el' });
  await planner.goto(`/staff-timeline?plan=1&view=week&group=none&date=${week}`);
  const bar = planBar(planner);
  await expect(bar).toBeVisible();
  const days = { hotel, first: week, last: addDays(week, 6) };
  await ask(planner, '/planning/discard', days);
  const { employeeId, name } = person;
  const item = { employeeId, typeOfShift: 'Regular', start: `${week}T08:00`, end: `${week}T16:00` };
  await ask(planner, '/planning/change', { ...days, way: 'typed', changes: [{ item }] });

  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = planner.getByRole('dialog', { name: /^Submit / });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(`Γάμος, ${person.code}`);
  await expectNoViolations(planner);
  await dialog.getByRole('button', { name: 'Submit 1 change' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Submitted for approval' })).toBeVisible();

  await manager.goto('/roster-approval');
  const card = cardOf(manager, person.code);
  await expect(card).toContainText('1 άτομο, 1 αλλαγή');
  await card.getByRole('button', { name: /^Προβολή αλλαγών, / }).click();
  await expect(card).toContainText(name);
  await expectNoViolations(manager);
  expect(await clipped(manager)).toEqual([]);
  await card.getByRole('button', { name: 'Επιστροφή' }).click();
  const remarks = card.getByRole('textbox', { name: 'Τι πρέπει να αλλάξει' });
  await expect(remarks).toBeFocused();
  await card.getByRole('button', { name: 'Επιστροφή' }).click();
  await expect(remarks).toHaveAccessibleDescription('Γράψτε τι πρέπει να αλλάξει.');
  await remarks.fill('Από τις 7');
  await card.getByRole('button', { name: 'Επιστροφή' }).click();
  await expect(card).toHaveCount(0);

  await bar.getByRole('link', { name: 'Sent back' }).click();
  await expect(cardOf(planner, 'Από τις 7')).toContainText('Sent back by Ελένη Διευθύντρια');
  await expectNoViolations(planner);
  await planner.goBack();
  await bar.getByRole('button', { name: 'Submit', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(`Ξανά, ${person.code}`);
  await dialog.getByRole('button', { name: 'Submit 1 change' }).click();
  await expect(dialog).toHaveCount(0);

  const again = cardOf(manager, `Ξανά, ${person.code}`);
  await again.getByRole('button', { name: /^Προβολή αλλαγών, / }).click();
  await again.getByRole('button', { name: 'Έγκριση και δημοσίευση 1 αλλαγής' }).press('Enter');
  await expect(manager.getByText('Το πρόγραμμα εγκρίθηκε και δημοσιεύτηκε.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(bar.getByRole('link', { name: /Submitted|Sent back/ })).toHaveCount(0);
  await expect(bar).toContainText('Everything is published');
  await planner.context().close();
  await manager.context().close();
});

test('a draft changed after it was submitted is named, and cannot be approved', async ({ page, browser }) => {
  const week = '2031-09-15';
  await approvalIs(page, true);
  const { employeeId, name, code } = await personWithNumber(await asAdmin(page));
  const planner = await enterWith(browser, false);
  const manager = await enterWith(browser, true);
  await planner.goto('/roster-approval');
  const days = { hotel, first: week, last: addDays(week, 6) };
  await ask(planner, '/planning/discard', days);
  const item = { employeeId, typeOfShift: 'Regular', start: `${week}T08:00`, end: `${week}T16:00` };
  const { drafts } = await ask<{ drafts: { id: number; version: number }[] }>(planner, '/planning/change', {
    ...days,
    way: 'typed',
    changes: [{ item }],
  });
  const { id } = drafts[0]!;
  await ask(planner, '/roster-approval/submit', { ...days, drafts: [{ id, version: 1 }], remark: code });

  await manager.goto('/roster-approval');
  const card = cardOf(manager, code);
  await card.getByRole('button', { name: /^Show changes, / }).click();
  await expect(card.getByRole('button', { name: 'Approve and publish 1 change' })).toBeVisible();
  const later = { ...item, end: `${week}T17:00` };
  const seen = { published: null, draft: 1 };
  await ask(planner, '/planning/change', { ...days, way: 'typed', changes: [{ id, seen, item: later }] });

  await expect(card.getByRole('status')).toContainText(name);
  await expect(card.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Send back' })).toBeVisible();
  await ask(planner, '/planning/discard', days);
  await planner.context().close();
  await manager.context().close();
});
