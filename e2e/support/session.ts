import { expect, type Page } from '@playwright/test';

export const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
} as const;

export async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in on the login page, which leads to the timeline. */
export async function logIn(page: Page, who: keyof typeof accounts = 'admin'): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, accounts[who]);
  await expect(page).toHaveURL(/\/staff-timeline/);
}

/** Opens the timeline signed in at hotel 1003, without the login page, which has its own tests. */
export async function logInAtHotel(page: Page, who: keyof typeof accounts = 'admin'): Promise<void> {
  await enter(page, '/staff-timeline', who);
  await expect(page.getByRole('button', { name: /^Hotel: / })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Returns all values in localStorage, parsed. */
export async function storedValues(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text as string) as unknown])),
  );
}

/** Opens a page signed in at hotel 1003, without using the login page. */
export async function enter(page: Page, path: string, who: keyof typeof accounts = 'admin'): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: accounts[who] });
  const { userData, accessToken, refreshToken } = await answer.json();
  const selectedHotel = userData.hotels.find((hotel: { ErpCompanyId: number }) => hotel.ErpCompanyId === 1003);
  const selectedApp = {
    ApplicationId: 3000,
    ApplicationName: 'HRManagement',
    EntityId: 3006,
    EntityName: 'Time&Attendance',
    ErpCompanyId: 1003,
  };
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel, selectedApp },
  );
  await page.goto(path);
}
