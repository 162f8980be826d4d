import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { startServed } from '../../scripts/served.mjs';
import { mainThreadOf } from '../timeline/thread-time.mjs';
import { runCommand } from './commands.mjs';
import { signedIn } from './screen.mjs';

const sizes = { 2001: 1000, 2010: 10_000 };
const steps = 60;

/** Dragging a shift over the product's timeline in large hotels, each step to another day or person, with the rules on. */
export async function benchPlanningScreen() {
  const served = await startServed();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const [hotel, employees] of Object.entries(sizes)) {
      const args = ['apps/server/dist/cli/seed.js', '--hotel', hotel, '--employees', String(employees)];
      await runCommand(args, { HORAE_DATA_DIR: served.directory });
      const page = await signedIn(browser, served.address);
      const value = await costOfDrag(browser, page, Number(hotel));
      rows.push({ what: `a frame of a drag with rules on, ${employees} employees`, unit: 'CPU ms', value, budget: 12 });
      await page.context().close();
    }
    return rows;
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function costOfDrag(browser, page, hotel) {
  await page.evaluate((id) => localStorage.setItem('selectedHotel', JSON.stringify({ ErpCompanyId: id })), hotel);
  const rules = page
    .waitForResponse((answer) => answer.url().includes('/planning/rules'), { timeout: 120_000 })
    .catch(() => null);
  await page.goto('/staff-timeline?plan=1&view=week&group=none');
  await rules;
  await page.locator('.tl-resource [data-item]').first().waitFor({ timeout: 120_000 });
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForTimeout(2000);
  const thread = await mainThreadOf(browser, page);
  const from = await page.locator('.tl-resource [data-item]').nth(2).boundingBox();
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 10, at.y + 10);
  const before = thread.cpuMs();
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(at.x + 140 * (step % 4), at.y + 36 * (step % 9));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const cost = (thread.cpuMs() - before) / steps;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return cost;
}
