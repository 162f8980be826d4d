import type { Page } from '@playwright/test';
import { activeByCall } from './invited';
import { asAdmin, type KioskPerson, kioskHotel, personWithNumber } from './kiosk';

/** Opens a page as an employee who may clock at the hotel. */
export async function enterAsEmployee(page: Page, path = '/my-time'): Promise<KioskPerson> {
  const person = await personWithNumber(await asAdmin(page));
  const { employeeId } = person;
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: kioskHotel, scope: 'self', employeeId, ...rights }];
  const { session } = await activeByCall(page, person.name, { grants });
  const { userData, accessToken, refreshToken } = session;
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel: userData.hotels[0] },
  );
  await page.goto(path);
  return person;
}
