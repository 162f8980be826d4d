import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readPdf } from '../support/files';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, emptyWeek, openPlan, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { ask } from '../support/staff-timeline';

const week = '2035-06-11';
const hotel = 1003;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print and export' });

async function authorized(page: Page) {
  const { accessToken } = await storedValues(page);
  return { authorization: `Bearer ${String(accessToken)}` };
}

/** Deletes the template, also one that an earlier try has left. */
async function forget(page: Page): Promise<void> {
  const headers = await authorized(page);
  const answer = await page.request.get(`/shift-templates/list?hotel=${hotel}`, { headers });
  const { templates } = (await answer.json()) as { templates: { id: number; version: number; code: string }[] };
  for (const { id, version, code } of templates)
    if (code === 'W1') await ask(page, '/shift-templates/remove', { hotel, id, version });
}

test('the roster to post has codes with a legend, is big enough for a wall, and says when it was published', async ({
  page,
}) => {
  await openPlan(page, week);
  await forget(page);
  const template = { code: 'W1', name: 'Wall early', start: '06:15', end: '14:15', type: 'Regular' };
  const headers = await authorized(page);
  const added = await page.request.post('/shift-templates/add', { data: { hotel, template }, headers });
  expect(added.status()).toBe(201);
  for (const [day, text] of ['W1', '16-24'].entries()) {
    await dayOf(page, 0, day * 2).focus();
    await page.keyboard.type(text);
    // The page has just been told of the template.
    if (text === template.code) await expect(page.getByRole('option', { name: /W1/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dayOf(page, 0, day * 2).locator('[data-item]')).toHaveCount(1);
  }
  await expect(planBar(page)).toContainText('2 changes not published');
  await choose(page, 'PDF');
  await expect(dialog(page).getByRole('radio', { name: 'To post' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: /^Publish/ });
  await publish.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(planBar(page)).toContainText('Everything is published');

  const posted = async (hasCodes: boolean) => {
    const { bytes } = await downloaded(page, async () => {
      await choose(page, 'PDF');
      await dialog(page).getByRole('radio', { name: 'To post' }).click();
      const codes = dialog(page).getByRole('switch', { name: 'Codes of shift templates instead of hours' });
      await expect(codes).toBeChecked();
      await expectNoViolations(page, '[role="dialog"]');
      if (!hasCodes) await codes.click();
      await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
    });
    return readPdf(bytes);
  };
  const [first] = await posted(true);
  // A3, landscape.
  expect([first?.width, first?.height]).toEqual([1191, 842]);
  const lines = first!.text.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['W1', '16–24']));
  expect(first!.text).toContain('W1 6:15–14:15 Wall early');
  expect(first!.text).toMatch(/Roster as published on .+, by /);

  const [withHours] = await posted(false);
  expect(withHours!.text.split('\n')).toEqual(expect.arrayContaining(['6:15–14:15', '16–24']));
  expect(withHours!.text).not.toContain('W1');
  await forget(page);
  await emptyWeek(page, week);
});
