import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale } from './build.mjs';
import { fail, requireNode, root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// Takes the screenshots of the README from a freshly seeded server; with `-- every`, those of all pages, in
// `.cache/screenshots`.
requireNode();
const [which] = process.argv.slice(2);
if (which && which !== 'every')
  fail(`There is no "${which}". Run  npm run screenshots  or  npm run screenshots -- every`);
installIfMissing();
await buildWhatIsStale();
const { chromium } = await import('@playwright/test');
const { findChromium } = await import('./chromium.mjs');
const { startServed } = await import('./served.mjs');
const { takeGridImport, takePlanning } = await import('./planning-pictures.mjs');

const isEvery = which === 'every';
const directory = isEvery ? join(root, '.cache', 'screenshots') : join(root, 'docs', 'screenshots');
const sizes = {
  desktop: { width: 1440, height: 900 },
  ...(isEvery && { tablet: { width: 834, height: 1112 } }),
  phone: { width: 390, height: 844 },
};
mkdirSync(directory, { recursive: true });
const served = await startServed();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
});
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const skin of ['light', 'dark']) {
      await takePictures(size, viewport, skin);
      if (!isEvery && size === 'desktop') await takePlanningPictures(viewport, skin);
    }
    process.stdout.write(`Took the ${size} pictures.\n`);
  }
} finally {
  await browser.close();
  await served.stop();
}

async function takePictures(size, viewport, skin) {
  const { context, page, shoot } = await open(size, viewport, skin);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await shoot('login');
  await logIn(page, isEvery ? 'admin' : 'client');
  await (isEvery ? takeSections(page, shoot) : takeCalendars(page, shoot, size));
  await context.close();
}

async function takePlanningPictures(viewport, skin) {
  const { context, page, shoot } = await open('desktop', viewport, skin);
  await page.goto('/login');
  await logIn(page, 'admin');
  await takePlanning(page, shoot, comeToRest);
  await takeGridImport(page, shoot, comeToRest);
  await context.close();
}

async function open(size, viewport, skin) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    baseURL: served.address,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('skin', JSON.stringify(value)), skin);
  const page = await context.newPage();
  const shoot = (name) => page.screenshot({ path: join(directory, `${name}-${size}-${skin}.png`) });
  return { context, page, shoot };
}

async function logIn(page, who) {
  await page.getByLabel('Email').fill(`${who}@demo.com`);
  await page.getByLabel('Password', { exact: true }).fill(who);
  await page.getByRole('button', { name: 'Log in' }).click();
  if (who !== 'admin') {
    await page.getByRole('heading', { level: 1, name: 'Staff timeline' }).waitFor();
    return;
  }
  // An account with several hotels is asked to choose one, unless it has been in one before.
  const hotel = page.getByRole('radio', { name: /1003/ });
  const isKnown = await Promise.race([
    hotel.waitFor().then(() => false),
    page.waitForFunction(() => localStorage.getItem('selectedHotel') !== null).then(() => true),
  ]);
  if (isKnown) return;
  await hotel.dblclick();
  await hotel.waitFor({ state: 'detached' });
}

async function takeSections(page, shoot) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'e2e/support/sections.ts'));
  for (const [path, heading] of [['/staff-timeline', 'Staff timeline'], ...module.sections]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await comeToRest(page);
    await shoot(path.slice(1).replaceAll(/[^a-z0-9]+/gi, '-'));
  }
}

async function comeToRest(page) {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.evaluate(() => delete window.stillTimes);
  await page.waitForFunction(standsStill, undefined, { polling: 100 });
}

/**
 * Runs in the page: whether nothing loads, moves or lacks its picture, twice in a row, since one load may cause the
 * next.
 */
function standsStill() {
  const isSeen = (image) => image.getBoundingClientRect().top < innerHeight;
  const isStill =
    !document.querySelector('main [aria-busy="true"]') &&
    [...document.images].every((image) => image.complete || !isSeen(image)) &&
    document.getAnimations().every(({ playState }) => playState !== 'running');
  window.stillTimes = isStill ? (window.stillTimes ?? 0) + 1 : 0;
  return window.stillTimes > 5;
}

async function takeCalendars(page, shoot, size) {
  await comeToRest(page);
  await page.evaluate(() => document.fonts.ready);
  // A large hotel begins with its groups collapsed.
  if (size === 'desktop') await page.getByRole('rowheader', { name: /^Kitchen/ }).click();
  await shoot('timeline');
  for (const [name, path] of [
    ['compare', '/staff-timeline?lens=compare&ergani=1'],
    ['units', '/organisation-unit-calendar'],
    ['hours', '/working-hours-calendar?open=level-3'],
  ]) {
    await page.goto(path);
    await comeToRest(page);
    await shoot(name);
  }
  if (size === 'desktop') {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Theme settings' }).click();
    await page.getByRole('dialog', { name: 'Theme settings' }).waitFor();
    await shoot('shell');
  }
}
