/**
 * Takes the pictures of planning on a desktop: a shift that is dragged with what it would make wrong, and what
 * publishing changes. `page` is signed in as an administrator.
 */
export async function takePlanning(page, shoot, comeToRest) {
  const isoDate = (date) => date.toISOString().slice(0, 10);
  const ahead = new Date(Date.now() + 14 * 86_400_000);
  await page.goto(`/staff-timeline?plan=1&view=week&group=none&date=${isoDate(ahead)}`);
  await comeToRest(page);
  const row = page.locator('.tl-resource').nth(4);
  const from = row.locator('[data-item]').first();
  await from.waitFor();
  const target = page.locator('.tl-resource').nth(6).locator('[role="gridcell"]').nth(1);
  const [a, b] = await Promise.all([from.boundingBox(), target.boundingBox()]);
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.locator('.tl-drag-note').waitFor();
  await shoot('plan');
  await page.keyboard.press('Escape');
  await page.mouse.up();

  const day = page.locator('.tl-resource').nth(2).locator('[role="gridcell"]').first();
  await day.focus();
  await page.keyboard.type('15-23');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7-15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('off');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Plan' });
  await bar.getByText(/changes not published/).waitFor();
  await bar.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('listitem')
    .first()
    .waitFor();
  await comeToRest(page);
  await shoot('publish');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await bar.getByText('Everything is published').waitFor();
}
