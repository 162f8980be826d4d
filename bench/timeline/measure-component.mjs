import { cpus, loadavg } from 'node:os';
import { percentile } from '../src/measure.mjs';
import { measurePage } from './measure-page.mjs';

const repetitions = 3;

/**
 * Medians of three fresh pages of a component at a size, or of as many as start in half of the given seconds. A page
 * that runs out of time still reports the figures it has so far; on a busy machine it gets more time.
 */
export async function measureComponent(browser, url, seconds) {
  const from = performance.now();
  const patience = seconds * Math.max(1, loadavg()[0] / cpus().length);
  const finds = [];
  while (finds.length < repetitions) {
    const found = {};
    const isDone = await measureWithin(browser, url, found, patience * 1000);
    if (isDone || finds.length === 0) finds.push(found);
    if (!isDone || performance.now() - from > seconds * 500) break;
  }
  const medians = Object.keys(finds[0]).map((name) => {
    const values = finds.map((found) => found[name]);
    return [name, percentile(values, 50)];
  });
  return Object.fromEntries(medians);
}

/** Whether the page was measured completely in time; an error in the page fails the measurement. */
async function measureWithin(browser, url, found, ms) {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 800 },
    timezoneId: 'Europe/Athens',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const broken = new Promise((_, reject) => {
    page.on('pageerror', (error) => reject(error));
  });
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const measured = openAndMeasure(browser, page, url, found);
  // Nothing awaits the promise that settles last, so its rejection must be handled here.
  for (const end of [broken, measured]) end.catch(() => undefined);
  try {
    return await Promise.race([measured, broken, late]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

async function openAndMeasure(browser, page, url, found) {
  await page.goto(url);
  await page.waitForFunction(() => window.harness !== undefined);
  await measurePage(browser, page, found);
  return true;
}
