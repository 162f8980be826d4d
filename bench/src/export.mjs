import { stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile } from './measure.mjs';
import { openHotel, signedIn } from './screen.mjs';

const turns = 5;

/** A workbook of two weeks of 1 000 employees: how long it takes, and how long it blocks the page. */
export async function benchExport() {
  const served = await startServed();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const args = ['apps/server/dist/cli/seed.js', '--hotel', '2001', '--employees', '1000'];
    await runCommand(args, { HORAE_DATA_DIR: served.directory });
    const page = await signedIn(browser, served.address);
    await openHotel(page, 2001, '&view=two-weeks');
    await page.evaluate(() => {
      globalThis.tasks = [];
      const observer = new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask' });
    });
    const [took, longest] = [[], []];
    let rows = 0;
    let size = 0;
    for (let turn = 0; turn <= turns; turn += 1) {
      const file = await exported(page);
      ({ rows, size } = file);
      if (turn === 0) continue;
      took.push(file.took);
      longest.push(file.longest);
    }
    return [
      { what: `Excel, ${rows} rows, pressed → saved`, unit: 'ms', value: percentile(took, 50) },
      { what: 'longest task of the page meanwhile', unit: 'ms', value: Math.max(...longest), budget: 100 },
      { what: 'size of the workbook', unit: 'KB', value: size / 1024 },
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function exported(page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  const go = page.getByRole('dialog', { name: 'Print and export' }).getByRole('button', { name: 'Export' });
  await go.waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => (globalThis.tasks.length = 0));
  const from = performance.now();
  const [download] = await Promise.all([page.waitForEvent('download'), go.click()]);
  const took = performance.now() - from;
  const toast = page.getByRole('status').filter({ hasText: /^Exported \d+ shifts$/ });
  await toast.waitFor();
  const rows = Number(/\d+/.exec(await toast.innerText())[0]);
  const { size } = await stat(await download.path());
  // The browser does not report tasks under 50 ms.
  const longest = await page.evaluate(() => Math.max(50, ...globalThis.tasks.map(({ duration }) => duration)));
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return { took, longest, rows, size };
}
