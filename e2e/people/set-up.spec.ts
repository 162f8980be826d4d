import { expect, type Page, test } from '@playwright/test';
import { enterInGreek, owner } from '../support/first-hotel';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { clipped, expectNoViolations } from '../support/page-checks';
import { wide } from '../support/wide';

let served: OwnServer;
test.beforeAll(async () => {
  served = await startEmptyServer();
  await makeAdministrator(served, owner.email, owner.password);
});
test.afterAll(() => served?.stop());

const nextStep = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Επόμενο' });
const backToSteps = (page: Page) => page.goto('/set-up');

/** Clean for axe, and nothing is cut off. */
async function expectFit(page: Page): Promise<void> {
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);
}

test(
  'on a phone, in Greek: the hotel, one list of departments, declarations, and who can come in',
  wide,
  async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: served.address,
      locale: 'el-GR',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await enterInGreek(page);
    await expectFit(page);

    await page.getByRole('link', { name: 'Έναρξη: Ξενοδοχείο' }).click();
    const form = page.getByRole('dialog', { name: 'Προσθήκη ξενοδοχείου' });
    await form.getByRole('textbox', { name: 'Αριθμός εταιρείας' }).fill('8804');
    await form.getByRole('textbox', { name: 'Όνομα ξενοδοχείου' }).fill('Ακτή Φανών');
    await expect(form.getByRole('textbox', { name: 'Σύγκριση προγράμματος και κάρτας από' })).not.toHaveValue('');
    await expectFit(page);
    // Back leaves the form and keeps what was typed.
    await page.goBack();
    await expect(form).toHaveCount(0);
    await page.getByRole('link', { name: 'Έναρξη: Ξενοδοχείο' }).click();
    await expect(form.getByRole('textbox', { name: 'Όνομα ξενοδοχείου' })).toHaveValue('Ακτή Φανών');
    await form.getByRole('button', { name: 'Προσθήκη ξενοδοχείου' }).click();
    await expect(form).toHaveCount(0);

    await backToSteps(page);
    await expect(nextStep(page)).toContainText('Μονάδες και τμήματα');
    await page.getByRole('link', { name: 'Έναρξη: Μονάδες και τμήματα' }).click();
    await expect(page.getByText('Τι είναι οι μονάδες και τα τμήματα;')).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: 'Επικόλληση γραμμών' }).click();
    await page
      .getByRole('textbox', { name: 'Γραμμές' })
      .fill('Κουζίνα\n  Ζεστή κουζίνα\n  Ζαχαροπλαστείο\nΌροφοι\nSpa');
    await page.getByRole('button', { name: 'Έλεγχος γραμμών' }).click();
    await expect(page.getByText(/^Θα προστεθούν: 1 επιχειρησιακή μονάδα/)).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: 'Προσθήκη 15' }).click();
    await expect(page.getByRole('treegrid').getByRole('row', { name: /Ακτή Φανών/ })).toBeVisible();

    await backToSteps(page);
    await page.getByRole('link', { name: 'Έναρξη: Δηλώσεις στο ΕΡΓΑΝΗ' }).click();
    const settings = page.getByRole('dialog', { name: 'Ρυθμίσεις δηλώσεων' });
    await settings.getByRole('textbox', { name: 'ΑΦΜ εργοδότη' }).fill('123456783');
    await expect(settings.getByRole('switch', { name: 'Αποστολή καρτών εργασίας' })).toHaveAccessibleDescription(
      /15 λεπτά/,
    );
    await expectFit(page);
    await settings.getByRole('button', { name: 'Αποθήκευση' }).click();
    await expect(settings).toHaveCount(0);
    await backToSteps(page);
    await expect(page.getByText('Στον ενσωματωμένο προσομοιωτή')).toBeVisible();
    await expect(nextStep(page)).toContainText('Άτομα');
    await context.close();
  },
);
