import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { findChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/environment.mjs';
import { startServed } from '../../scripts/served.mjs';

/** What a browser with an empty cache loads before first paint, compressed, and the DOM nodes of the product screen. */
export async function benchPages() {
  const served = await startServed();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const login = await loaded(browser, served.address, '/login', { role: 'button', name: 'Log in' });
    const state = await signedIn(browser, served.address, 'client');
    const timeline = await loaded(
      browser,
      served.address,
      '/staff-timeline',
      { role: 'treegrid', name: 'Staff timeline' },
      state,
    );
    const heaviest = await heaviestSection(browser, served.address);
    const nodes = await nodesOf(browser, served.address, state);
    return [
      { what: '/login, JS compressed', unit: 'KB', value: login.script, budget: 150 },
      { what: '/login, CSS compressed', unit: 'KB', value: login.style, budget: 25 },
      { what: '/staff-timeline, JS compressed', unit: 'KB', value: timeline.script, budget: 260 },
      {
        what: `heaviest of ${heaviest.count} other pages, ${heaviest.path}`,
        unit: 'KB',
        value: heaviest.script,
        budget: 260,
      },
      { what: 'DOM nodes, week', unit: '', value: nodes.week, budget: 1800 },
      { what: 'DOM nodes, month', unit: '', value: nodes.month, budget: 3000 },
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

/** Loads every page of the product until its heading is visible. */
async function heaviestSection(browser, baseURL) {
  const { module } = await runnerImport(join(root, 'e2e/support/sections.ts'));
  const paths = new Map(module.sections.map(([path, heading]) => [path.split('?')[0], heading]));
  const state = await signedIn(browser, baseURL, 'admin');
  const heaviest = { path: '', script: 0, count: paths.size };
  for (const [path, name] of paths) {
    const { script } = await loaded(browser, baseURL, path, { role: 'heading', name }, state);
    if (script > heaviest.script) Object.assign(heaviest, { path, script });
  }
  return heaviest;
}

async function signedIn(browser, baseURL, who) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.com`);
  await page.getByLabel('Password', { exact: true }).fill(who);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Staff timeline' }).waitFor();
  // An account with several hotels has not chosen one yet.
  await page.evaluate(() => {
    const { hotels } = JSON.parse(localStorage.getItem('userData'));
    localStorage.setItem('selectedHotel', JSON.stringify(hotels.find(({ ErpCompanyId }) => ErpCompanyId === 1003)));
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function loaded(browser, baseURL, path, landmark, storageState) {
  const { module } = await runnerImport(join(root, 'e2e/support/loaded.ts'));
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  try {
    return await module.loadedBefore(await context.newPage(), path, landmark);
  } finally {
    await context.close();
  }
}

async function nodesOf(browser, baseURL, storageState) {
  const context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const count = async (view) => {
    await page.goto(`/staff-timeline?view=${view}`);
    await page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row').nth(5).waitFor();
    return page.evaluate(() => document.querySelectorAll('*').length);
  };
  const nodes = { week: await count('week'), month: await count('month') };
  await context.close();
  return nodes;
}
