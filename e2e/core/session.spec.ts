import { expect, test } from '@playwright/test';
import { accounts, fillLogin, logIn, logInAtHotel, logOut, storedValues } from '../support/session';

test.describe('login', () => {
  for (const who of ['admin', 'client'] as const) {
    test(`${who} lands on the timeline with the session stored`, async ({ page }) => {
      await logIn(page, who);

      await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
      expect(await storedValues(page)).toMatchObject({
        userData: { email: accounts[who].email, role: who },
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.any(String),
        calendarChanges: [],
        calendarView: 'resourceTimelineWeek',
        selectedApp: {
          ApplicationId: 3000,
          ApplicationName: 'HRManagement',
          EntityId: 3006,
          EntityName: 'Time&Attendance',
        },
      });
    });
  }

  test('a wrong password gives the exact text, and the password is asked for again', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, { email: 'nobody@hotel.example', password: 'wrong' });

    await expect(page.getByRole('alert')).toHaveText('Email or Password is Invalid');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@hotel.example');
    expect(await storedValues(page)).not.toHaveProperty('userData');
  });

  test('the form says what is missing and goes to it', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter your e-mail or your login name/,
    );
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.');
  });

  test('the password can be seen', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Show password' }).click();

    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  test('a server that does not answer is said, and the fields are kept', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/jwt/login', (route) => route.abort());
    await fillLogin(page, accounts.admin);

    await expect(page.getByRole('alert')).toContainText('The server did not answer');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('admin');
  });

  test('the sample accounts fill the form', async ({ page }) => {
    await page.goto('/login');
    await page.getByText('Sample accounts').click();
    await page.getByRole('button', { name: 'Use client account' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();

    await expect(page).toHaveURL(/\/staff-timeline/);
  });

  for (const [wish, target] of [
    ['/select-hotel?q=bay', /\/select-hotel\?q=bay$/],
    ['//evil.example', /\/staff-timeline$/],
    ['https://evil.example', /\/staff-timeline$/],
    ['/login', /\/staff-timeline$/],
  ] as const) {
    test(`returnTo ${wish} leads to ${target.source}`, async ({ page }) => {
      await page.goto(`/login?returnTo=${encodeURIComponent(wish)}`);
      await fillLogin(page, accounts.admin);

      await expect(page).toHaveURL(target);
    });
  }
});

test.describe('guard', () => {
  test('a signed-out visitor logs in first and then gets the page', async ({ page }) => {
    await page.goto('/select-hotel?q=bay');
    await expect(page).toHaveURL(/\/login\?returnTo=\/select-hotel\?q=bay|returnTo=.*select-hotel/);
    await fillLogin(page, accounts.admin);

    await expect(page).toHaveURL(/\/select-hotel\?q=bay$/);
  });

  test('a signed-in visitor has no use for the login page', async ({ page }) => {
    await logIn(page);
    await page.goto('/login');

    await expect(page).toHaveURL(/\/staff-timeline/);
  });

  test('in one of two tabs stays, and the other goes on where it wanted to', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login?returnTo=/users');
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await logIn(page);

    await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
  });

  test('the root keeps what stands in the address', async ({ page }) => {
    await logIn(page);
    await page.goto('/?view=month&hide=leave,rest');

    await expect(page).toHaveURL(/\/staff-timeline\?view=month&hide=leave,rest$/);
  });
});

test.describe('logout', () => {
  test('leaves only what belongs to the device, and Back shows nothing', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: 'Switch to dark skin' }).click();
    await logOut(page);

    await expect(page.getByText('You have logged out.')).toBeVisible();
    expect(Object.keys(await storedValues(page))).toEqual(['skin']);

    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  });

  test('ends the session on the server too', async ({ page, request }) => {
    await logIn(page);
    const { refreshToken } = (await storedValues(page)) as { refreshToken: string };
    const goodbye = page.waitForResponse(/\/auth\/logout$/);
    await logOut(page);
    await goodbye;

    const renewal = await request.post('/jwt/refresh-token', { data: { refreshToken } });
    expect(renewal.status()).toBe(401);
  });

  test('in one tab ends all', async ({ page, context }) => {
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/staff-timeline');
    await expect(other.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();

    await logOut(page);

    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText('You have logged out.')).toBeVisible();
  });

  test('comes by itself when nobody does anything', async ({ page }) => {
    await page.clock.install();
    await logIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
    await page.clock.fastForward('01:01:00');

    await expect(page).toHaveURL(/\/login\?.*reason=idle/);
    await expect(page.getByText('You were logged out after 60 minutes without input.')).toBeVisible();
    expect(await storedValues(page)).not.toHaveProperty('accessToken');
  });
});

test('corrupt storage falls back and never breaks the page', async ({ page }) => {
  await logInAtHotel(page);
  await page.evaluate(() => {
    for (const key of [
      'selectedApp',
      'selectedHotel',
      'calendarView',
      'calendarChanges',
      'skin',
      'direction',
      'menuCollapsed',
    ]) {
      localStorage.setItem(key, '{broken');
    }
    localStorage.setItem('accessToken', JSON.parse(localStorage.getItem('accessToken') as string) as string);
  });
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Hotels' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');

  await page.evaluate(() => localStorage.setItem('userData', '[]'));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
