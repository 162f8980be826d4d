import type { Page } from '@playwright/test';
import { activeByCall } from './invited';

const withoutRights = { mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false };

/** Opens a page as a new account of hotel 1003 with these rights only, so that no other test uses its samples. */
export async function enterAnew(page: Page, path: string, rights: object = {}): Promise<void> {
  const grants = [{ hotel: 1003, scope: 'hotel', ...withoutRights, ...rights }];
  const { session } = await activeByCall(page, `guest ${Date.now()}`, { grants });
  const { userData, accessToken, refreshToken } = session;
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
