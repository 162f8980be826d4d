import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { planBar } from '../support/planning';
import { enter } from '../support/session';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets/', import.meta.url));

/** Modules that exist for planning alone: the layer with its hands, the rule checks at the pointer, the drag itself. */
const planning =
  /apps\/web\/src\/roster\/planning\/(?!.*(?:\.words|\.queries|item-texts))|packages\/timeline\/src\/editing\/|packages\/working-time\/src\/roster-findings/;

/** The planning modules in a script that the browser has loaded. */
function planningIn(script: string): string[] {
  // The runtime of the bundler has no sources.
  if (!existsSync(`${assets}${script}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${assets}${script}.map`, 'utf8')) as { sources: string[] };
  return sources.filter((source) => planning.test(source));
}

function scriptsOf(page: Page): () => string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(basename(new URL(request.url()).pathname));
  });
  return () => scripts;
}

/** Waits until a page has asked for no script for two seconds; its live stream never ends. */
async function untilAtRest(page: Page, scripts: () => string[]): Promise<void> {
  for (let before = -1; before !== scripts().length; ) {
    before = scripts().length;
    await page.waitForTimeout(2000);
  }
}

for (const path of ['/staff-timeline', '/organisation-unit-calendar'])
  test(`${path} loads no planning code for those who do not plan`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await enterAnew(page, path, { mayApprove: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('treegrid').or(page.getByRole('grid')).first()).toBeVisible();
    // What comes when the page is at rest, too.
    await untilAtRest(page, scripts);
    await page.keyboard.press('Tab');
    await untilAtRest(page, scripts);

    expect(scripts().length).toBeGreaterThan(5);
    expect(scripts().flatMap(planningIn)).toEqual([]);
  });

test('planning code is asked for once the page is painted', async ({ page }) => {
  const startOf = new Map<string, number>();
  page.on('requestfinished', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url()))
      startOf.set(basename(new URL(request.url()).pathname), request.timing().startTime);
  });
  await enter(page, '/staff-timeline?plan=1');
  await expect(planBar(page)).toContainText(/published|draft/);

  const paintedAt = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  const planned = [...startOf].filter(([script]) => planningIn(script).length > 0);
  expect(planned.length).toBeGreaterThan(0);
  for (const [script, startedAt] of planned) expect(startedAt, script).toBeGreaterThanOrEqual(paintedAt);
});
