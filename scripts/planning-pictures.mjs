/**
 * Takes the pictures of planning on a desktop: a shift that is dragged with what it would make wrong, who could cover
 * for somebody, and what publishing changes. `page` is signed in as an administrator.
 */
export async function takePlanning(page, shoot, comeToRest) {
  const isoDate = (date) => date.toISOString().slice(0, 10);
  const ahead = new Date(Date.now() + 14 * 86_400_000);
  await page.goto(`/staff-timeline?plan=1&view=week&group=none&date=${isoDate(ahead)}`);
  await comeToRest(page);
  const late = page
    .locator('.tl-resource [data-item]')
    .filter({ hasText: /^1[45]/ })
    .first();
  await page.mouse.move(...(await centreOf(late)));
  await page.mouse.down();
  // Onto somebody whose rest it would shorten; the demo's weeks differ.
  for (let person = 0; person < 14; person += 1) {
    const day = page.locator('.tl-resource').nth(person).locator('[role="gridcell"]').nth(1);
    await page.mouse.move(...(await centreOf(day)), { steps: 4 });
    await page.waitForTimeout(100);
    if (await page.locator('.tl-drag-note[data-tone="warning"]').isVisible()) break;
  }
  await shoot('plan');
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await page.locator('.tl-resource [role="gridcell"]:has([data-item])').nth(8).focus();
  const bar = page.getByRole('region', { name: 'Plan' });
  await bar.getByRole('button', { name: 'Find cover…' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await comeToRest(page);
  await shoot('find-cover');
  await page.keyboard.press('Escape');

  const day = page.locator('.tl-resource').nth(2).locator('[role="gridcell"]').first();
  await day.focus();
  await page.keyboard.type('15-23');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7-15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('off');
  await page.keyboard.press('Enter');
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await bar.getByText('Everything is published').waitFor();
}

/** A roster as a head of department keeps it: codes, a split, a night, leave, and one code that is asked. */
const roster = [
  ['ΠΡΟΓΡΑΜΜΑ ΟΡΟΦΩΝ', '', '', '', '', '', '', ''],
  ['Ονοματεπώνυμο', 'Δευ 7/2/2028', 'Τρι 8', 'Τετ 9', 'Πεμ 10', 'Παρ 11', 'Σαβ 12', 'Κυρ 13'],
  ['ΟΡΟΦΟΙ', '', '', '', '', '', '', ''],
  ['Καλλέργη Ευδοκία', '7-15', '7-15', 'Π1', '7-15', '7-15', 'ΡΕΠΟ', 'ΡΕΠΟ'],
  ['Ζαχαριάδη Θάλεια', '8-12/18-22', '8-12/18-22', 'ΡΕΠΟ', 'ΡΕΠΟ', 'Π1', '15-23', '15-23'],
  ['Hoxha Mirela', '15-23', '15-23', '15-23', 'ΡΕΠΟ', 'ΡΕΠΟ', '7-15', '7-15'],
  ['Βαρδάκη Κλειώ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΡΕΠΟ', 'ΡΕΠΟ'],
  ['ΠΛΥΝΤΗΡΙΑ', '', '', '', '', '', '', ''],
  ['Ρούσσος Λεωνίδας', '23-7', '23-7', '23-7', 'ΡΕΠΟ', 'ΡΕΠΟ', '23-7', '23-7'],
  ['Σκούρα Ερατώ', 'ΡΕΠΟ', '9-17', '9-17', '9-17', '9-17', '9-17', 'ΡΕΠΟ'],
];

/** Takes the picture of a roster grid as it is read, before anything is imported. */
export async function takeGridImport(page, shoot, comeToRest) {
  await page.goto('/roster-import');
  const text = roster.map((line) => line.join('\t')).join('\n');
  await page.getByRole('textbox', { name: 'Or paste cells' }).fill(text);
  await page.getByRole('button', { name: 'Read the cells' }).click();
  const reading = page.getByRole('region', { name: 'How the sheet is read' });
  await reading.getByText('All lines').click();
  await reading.evaluate((region) => scrollTo(0, region.getBoundingClientRect().top + scrollY - 72));
  await comeToRest(page);
  await shoot('import');
}

async function centreOf(element) {
  const { x, y, width, height } = await element.boundingBox();
  return [x + width / 2, y + height / 2];
}
