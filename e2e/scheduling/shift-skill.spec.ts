import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';

const hotel = 1003;
const code = 'LG1';
const skill = 'Lifesaving';

/** Deletes the template of an earlier try. */
async function forget(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const answer = await page.request.get(`/shift-templates/list?hotel=${hotel}`, { headers });
  const { templates } = (await answer.json()) as { templates: { id: number; version: number; code: string }[] };
  for (const one of templates)
    if (one.code === code) await ask(page, '/shift-templates/remove', { hotel, id: one.id, version: one.version });
}

const field = (page: Page, within: string) =>
  page.getByRole('dialog', { name: within }).getByRole('combobox', { name: 'Skill', exact: true });

test('a template with a skill and a colour is typed; its shift says what it needs, and needs it no longer', async ({
  page,
}) => {
  const week = '2033-05-02';
  await openPlan(page, week);
  await forget(page);
  await planBar(page).getByRole('button', { name: 'Shift templates' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shift templates', exact: true });
  await drawer.getByRole('button', { name: 'Add shift template' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift template' });
  await form.getByRole('textbox', { name: 'Code' }).fill(code);
  await form.getByRole('textbox', { name: 'Name' }).fill('Lifeguard, day');
  await form.getByRole('textbox', { name: 'Starts' }).fill('9:15');
  await form.getByRole('textbox', { name: 'Ends' }).fill('17:15');
  await field(page, 'Add shift template').fill(skill);
  await form.getByRole('radio', { name: 'No colour' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Red' })).toBeChecked();
  await form.getByRole('radio', { name: 'Teal' }).check();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: code })).toContainText(`needs ${skill}`);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  const name = (await people(page).nth(1).locator('b').first().textContent())!;
  await dayOf(page, 1, 2).focus();
  await page.keyboard.type(code.toLowerCase());
  const missing = `This shift needs ${skill}, which is not among the person’s skills.`;
  await expect(page.getByText(missing)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('1 change not published');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(new RegExp(`09:15 to 17:15 needs ${skill}`));
  const bar = dayOf(page, 1, 2).locator('[data-item]');
  await expect(bar).toHaveClass(/template-teal/);
  const edge = await bar.evaluate((one) => getComputedStyle(one).borderInlineStartColor);
  const wanted = await bar.evaluate((one) => getComputedStyle(one).getPropertyValue('--template').trim());
  expect(edge).toBe(rgb(wanted));

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  await expect(publishing.getByText(missing).first()).toBeVisible();
  await expect(publishing).toContainText(`needs ${skill}`);
  await page.keyboard.press('Escape');

  await dayOf(page, 1, 2).focus();
  await expect(planBar(page).getByRole('button', { name: 'Edit shift…' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Shift of ${name}`) });
  await expect(dialog.getByRole('combobox', { name: 'Skill', exact: true })).toHaveValue(skill);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('combobox', { name: 'Skill', exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/09:15 to 17:15(?! needs)/);

  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(new RegExp(`needs ${skill}`));
  await ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });
  await forget(page);
});

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
