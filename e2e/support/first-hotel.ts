import { expect, type Page } from '@playwright/test';

/** The administrator of an installation without a hotel. */
export const owner = { email: 'owner@pyrgos.example', password: 'stone and sea 77' };

/** Logs in on the login page in Greek, which leads to the steps of the first hotel. */
export async function enterInGreek(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ελληνικά' }).click();
  await page.locator('input[type=email], input[name=email]').fill(owner.email);
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Σύνδεση' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Αρχική ρύθμιση' })).toBeVisible();
}
