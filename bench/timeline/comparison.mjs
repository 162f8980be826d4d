import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildPages } from './build.mjs';
import { measureComponent } from './measure-component.mjs';
import { serveFiles } from './serve.mjs';

/**
 * Measures every component at every size, all components at one size before the next, so that they run under the same
 * machine load; `toRows` turns the findings into rows.
 */
export async function compare(components, sizes, seconds, toRows) {
  const directory = await buildPages();
  const served = await serveFiles(directory);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const size of sizes)
      for (const component of components) {
        const url = `${served.address}/?of=${component.adapter}&rows=${size}`;
        const found = await measureComponent(browser, url, seconds);
        const { label, licence } = component;
        const isLate = (value) => value === undefined;
        for (const { what, value, ...row } of toRows(found, size, component))
          rows.push({
            what: `${size.toLocaleString('en').replace(',', ' ')}: ${what}`,
            ...row,
            ...(isLate(value) ? { value: null, note: `not within ${seconds} s` } : { value }),
            label,
            ...(licence && { licence }),
          });
      }
    return rows;
  } finally {
    await browser.close();
    served.stop();
    rmSync(directory, { recursive: true });
  }
}
