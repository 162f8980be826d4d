import { expect, type Page } from '@playwright/test';

let count = 0;

/** Opens a page as a newly registered account, so that no other test uses its samples. */
export async function enterAnew(page: Page, path: string): Promise<void> {
  count += 1;
  const email = `guest${Date.now()}${count}-${process.env.TEST_WORKER_INDEX}@hotel.example`;
  const password = 'Μια-νέα-φράση-7';
  const answer = await page.request.post('/auth/register', { data: { email, password, passwordConfirm: password } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { userData, accessToken, refreshToken } = await answer.json();
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken },
  );
  await page.goto(path);
}
