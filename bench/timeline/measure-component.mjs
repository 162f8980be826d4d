import { percentile } from '../src/measure.mjs';
import { measurePage } from './measure-page.mjs';

const repetitions = 3;

/**
 * Medians of three fresh pages for a component at a size, or of as many as end within the given seconds; of one that
 * does not end, the figures that it made by then.
 */
export async function measureComponent(browser, url, seconds) {
  const until = performance.now() + seconds * 1000;
  const finds = [];
  let isDone = true;
  while (isDone && finds.length < repetitions) {
    const found = {};
    isDone = await measureWithin(browser, url, found, until - performance.now());
    if (isDone || finds.length === 0) finds.push(found);
  }
  const medians = Object.keys(finds[0]).map((name) => {
    const values = finds.map((found) => found[name]);
    return [name, percentile(values, 50)];
  });
  return Object.fromEntries(medians);
}

/** Whether the page was measured to the end in the time; an error of the page is one of the measurement. */
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
  // Whichever ends last of these has nobody listening any more.
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
