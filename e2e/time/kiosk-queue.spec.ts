import { expect, type Page, test } from '@playwright/test';
import { asAdmin, type KioskPerson, kioskPunches, newKiosk, pairTablet, peopleWithNumbers } from '../support/kiosk';
import { wide } from '../support/wide';

const waiting = 30;

/** Types what one person types, beginning while the one before is still thanked. */
async function comesIn(page: Page, { code, pin }: KioskPerson): Promise<void> {
  const digits = code.replaceAll(/\D/g, '');
  await page.keyboard.type(digits);
  await expect(page.getByRole('textbox', { name: 'Your code' })).toHaveValue(digits);
  await page.keyboard.press('Enter');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Clocked in at \d\d:\d\d Thank you/ })).toBeVisible();
}

test(
  'thirty people in a queue: digits only, and nobody waits for the thank-you of the one before',
  wide,
  async ({ page }) => {
    test.setTimeout(180_000);
    const ask = await asAdmin(page);
    const [{ pairingCode }, people] = [await newKiosk(ask), await peopleWithNumbers(ask, waiting)];
    // A clock that stands still: a thank-you that had to be waited for would never end.
    await page.clock.install();
    await pairTablet(page, pairingCode);
    await page.clock.pauseAt(Date.now() + 1000);
    const begun = Date.now();

    for (const person of people) await comesIn(page, person);

    const seconds = (Date.now() - begun) / 1000 / waiting;
    test.info().annotations.push({ type: 'seconds a person', description: seconds.toFixed(2) });
    for (const person of [people[0]!, people.at(-1)!])
      expect((await kioskPunches(ask, person)).map(({ direction }) => direction)).toEqual(['in']);
  },
);
