import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../../scripts/chromium.mjs';
import { startServed } from '../../scripts/served.mjs';

const port = 9333;
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

/** Lighthouse's desktop scores of the login page and of the staff timeline with a signed-in account. */
export async function benchLighthouse() {
  const served = await startServed();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const rows = await marks(`${served.address}/login`, '/login');
    const page = await browser.newPage();
    await page.goto(`${served.address}/login`);
    await page.getByLabel('Email').fill('client@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('client');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('treegrid', { name: 'Staff timeline' }).waitFor();
    return [...rows, ...(await marks(`${served.address}/staff-timeline`, '/staff-timeline'))];
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function marks(url, path) {
  const { lhr } = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', disableStorageReset: true, onlyCategories: Object.keys(categories) },
    desktopConfig,
  );
  return Object.entries(categories).map(([key, name]) => ({
    what: `Lighthouse ${path}, ${name}`,
    unit: '',
    value: Math.round((lhr.categories[key]?.score ?? 0) * 100),
    budget: 95,
    isAtLeast: true,
  }));
}
