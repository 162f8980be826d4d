import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { startServed } from '../../scripts/served.mjs';
import { mainThreadOf } from '../timeline/thread-time.mjs';
import { runCommand } from './commands.mjs';
import { signedIn } from './screen.mjs';

const sizes = { 2001: 1000, 2010: 10_000 };
const steps = 60;
const coverHotel = 2005;
const pastedPeople = 40;

/**
 * Planning in the product's timeline in large hotels: dragging a shift, each step to another day or person, with the
 * rules on; finding cover among 500 people; pasting a block, and seeing it on another screen once it is published.
 */
export async function benchPlanningScreen() {
  const served = await startServed();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const [hotel, employees] of Object.entries(sizes)) {
      await seed(served, hotel, employees);
      const page = await signedIn(browser, served.address);
      const value = await costOfDrag(browser, page, Number(hotel));
      rows.push({ what: `a frame of a drag with rules on, ${employees} employees`, unit: 'CPU ms', value, budget: 12 });
      await page.context().close();
    }
    return [...rows, ...(await coverAndPaste(browser, served))];
  } finally {
    await browser.close();
    await served.stop();
  }
}

const seed = (served, hotel, employees) =>
  runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
    HORAE_DATA_DIR: served.directory,
  });

async function openPlan(page, hotel, more = '') {
  await page.evaluate((id) => localStorage.setItem('selectedHotel', JSON.stringify({ ErpCompanyId: id })), hotel);
  const rules = page
    .waitForResponse((answer) => answer.url().includes('/planning/rules'), { timeout: 120_000 })
    .catch(() => null);
  await page.goto(`/staff-timeline?plan=1&view=week&group=none${more}`);
  await rules;
  await page.locator('.tl-resource').first().waitFor({ timeout: 120_000 });
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForTimeout(2000);
}

/** From the press to what it leads to: the time that passes, and the main thread's part of it. */
async function cost(thread, press, isDone) {
  const [before, began] = [thread.cpuMs(), performance.now()];
  await press();
  await isDone();
  return { cpu: thread.cpuMs() - before, seconds: (performance.now() - began) / 1000 };
}

async function coverAndPaste(browser, served) {
  await seed(served, coverHotel, 500);
  const page = await signedIn(browser, served.address);
  await openPlan(page, coverHotel);
  const thread = await mainThreadOf(browser, page);
  await page.locator('.tl-resource [role="gridcell"]:has([data-item].shift-regular)').nth(2).focus();
  const choices = page.locator('[role="dialog"] input[type="radio"]');
  const cover = await cost(
    thread,
    () => page.getByRole('button', { name: 'Find cover…' }).click(),
    () => choices.first().waitFor(),
  );
  await page.keyboard.press('Escape');

  await openPlan(page, coverHotel, '&date=2031-02-03');
  const text = Array.from({ length: pastedPeople }, () => Array(7).fill('8-16').join('\t')).join('\n');
  await page.locator('.tl-resource [role="gridcell"]').first().focus();
  const paste = await cost(
    thread,
    () =>
      page.evaluate((block) => {
        const data = new DataTransfer();
        data.setData('text/plain', block);
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(event);
      }, text),
    () => page.locator('.tl-resource').nth(9).locator('[data-item]').nth(6).waitFor(),
  );
  const seen = await seenElsewhere(browser, page, served);
  await page.context().close();
  return [
    { what: 'cover found among 500 people', unit: 's', value: cover.seconds, budget: 1 },
    { what: 'the same', unit: 'CPU ms', value: cover.cpu },
    {
      what: `a block of ${pastedPeople} people × 7 days from pasting to painted`,
      unit: 's',
      value: paste.seconds,
      budget: 0.4,
    },
    { what: 'the same', unit: 'CPU ms', value: paste.cpu },
    { what: 'a block that was published, on a screen open elsewhere', unit: 's', value: seen, budget: 1 },
  ];
}

/** From the answer to whoever publishes the pasted block until the screen of somebody who does not plan shows it. */
async function seenElsewhere(browser, page, served) {
  const reader = await signedIn(browser, served.address);
  await reader.evaluate(
    (id) => localStorage.setItem('selectedHotel', JSON.stringify({ ErpCompanyId: id })),
    coverHotel,
  );
  await reader.goto('/staff-timeline?view=week&group=none&date=2031-02-03');
  await reader.locator('.tl-resource').first().waitFor({ timeout: 120_000 });
  await reader.waitForTimeout(2000);
  const ask = (path, body) =>
    page.evaluate(
      async ([to, sent]) => {
        const token = JSON.parse(localStorage.getItem('accessToken'));
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
        if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      [path, body],
    );
  const week = { hotel: coverHotel, first: '2031-02-03', last: '2031-02-09' };
  const { people } = await ask('/planning/preview', week);
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  await ask('/planning/publish', { ...week, drafts, reason: 'Bench' });
  const began = performance.now();
  await reader.locator('.tl-resource').nth(9).locator('[data-item]').nth(6).waitFor({ timeout: 30_000 });
  const seconds = (performance.now() - began) / 1000;
  await reader.context().close();
  return seconds;
}

async function costOfDrag(browser, page, hotel) {
  await openPlan(page, hotel);
  await page.locator('.tl-resource [data-item]').first().waitFor({ timeout: 120_000 });
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
