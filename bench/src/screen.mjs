import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile } from './measure.mjs';

const hotels = { 2001: 1000, 2003: 300 };
const wholeHotel = 'cal=3000,3001,3002';

/** The main-thread cost of changing a filter or the zoom of the product's timeline, with large hotels fully loaded. */
export async function benchScreen() {
  const served = await startServed();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    for (const [hotel, employees] of Object.entries(hotels)) {
      const args = ['apps/server/dist/cli/seed.js', '--hotel', hotel, '--employees', String(employees)];
      await runCommand(args, { HORAE_DATA_DIR: served.directory });
    }
    const page = await signedIn(browser, served.address);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const cost = (action) => median(page, cdp, action);

    await openHotel(page, 2001);
    const program = await cost(() => clickOn('input[type="checkbox"]'));
    const overtimes = await cost(() => clickOn('[role="switch"]'));
    await openHotel(page, 2003);
    const zoom = await cost((turn) => clickOn(`[role="radiogroup"] button:nth-child(${turn % 2 ? 2 : 3})`));
    return [
      { what: 'filter change (program), 1 000 employees', unit: 'CPU ms', value: program, budget: 50 },
      { what: 'filter change (overtimes), 1 000 employees', unit: 'CPU ms', value: overtimes, budget: 50 },
      { what: 'zoom week ↔ 2 weeks, 300 employees', unit: 'CPU ms', value: zoom, budget: 150 },
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

export async function signedIn(browser, baseURL) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

export async function openHotel(page, hotel, search = '') {
  await page.evaluate((id) => {
    const { hotels } = JSON.parse(localStorage.getItem('userData'));
    const chosen = hotels.find(({ ErpCompanyId }) => ErpCompanyId === id) ?? { ErpCompanyId: id };
    localStorage.setItem('selectedHotel', JSON.stringify(chosen));
  }, hotel);
  await page.goto(`/staff-timeline?${wholeHotel}${search}`);
  await page.getByText(`of ${hotels[hotel]} employees`).first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Runs in the page. */
const clickOn = (selector) => `document.querySelector(${JSON.stringify(`main ${selector}`)}).click()`;

async function median(page, cdp, action) {
  const costs = [];
  for (let turn = 0; turn < 9; turn += 1) {
    await settled(page);
    const before = await taskTime(cdp);
    await page.evaluate(
      `${action(turn)}; new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))`,
    );
    costs.push((await taskTime(cdp)) - before);
  }
  return percentile(costs.slice(1), 50);
}

const settled = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

async function taskTime(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
