import { mainThreadOf } from './thread-time.mjs';

const frames = 90;
const steps = 45;
const moves = 3;

/**
 * All measurements of one component on a fresh page. `found` is filled step by step, so that a component that runs out
 * of time keeps its figures so far. Figures are CPU ms of the main thread unless named otherwise.
 */
export async function measurePage(browser, page, found) {
  const session = await page.context().newCDPSession(page);
  const thread = await mainThreadOf(browser, page);
  const cost = (action, ...args) => costOf(page, thread, () => page.evaluate(doAction, [action, args]));

  const dataMiB = await heapMiB(session);
  await untilIdle(page, thread);
  found.harness = (await cost(null)).painted;
  keep(found, 'mount', await cost('mount'));
  found.nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const scroll = await costOf(page, thread, () => page.evaluate((n) => window.harness.scrollThrough(n), frames));
  found.scroll = scroll.painted / frames;
  found.heap = (await heapMiB(session)) - dataMiB;
  await measureMoves(page, thread, cost, found);
  keep(found, 'nextWeek', await cost('nextWeek'));
  const race = await page.evaluate((n) => window.harness.shareOfRowsPainted(n), steps);
  if (race.shareAtRest < 0.5) throw new Error(`Rows of ${page.url()} are not painted even at rest.`);
  found.painted = race.percent;
}

async function measureMoves(page, thread, cost, found) {
  await page.evaluate(() => window.harness.scrollToTop());
  await untilIdle(page, thread);
  const drawnRows = () => page.evaluate(() => window.bench.drawnRows?.());
  const before = await drawnRows();
  const costs = [];
  // A component that takes this long needs no median.
  while (costs.length < moves && !(costs[0]?.idle > 500)) costs.push(await cost('move', 15));
  costs.sort((a, b) => a.idle - b.idle);
  keep(found, 'move', costs[costs.length >> 1]);
  if (before !== undefined) found.drawnByMove = ((await drawnRows()) - before) / costs.length;
}

function keep(found, action, { painted, idle }) {
  found[action] = painted;
  found[`${action}ToIdle`] = idle;
}

async function heapMiB(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

const doAction = ([action, args]) => window.harness.paint(action, ...args);

async function costOf(page, thread, action) {
  const from = thread.cpuMs();
  await action();
  const painted = thread.cpuMs() - from;
  return { painted, idle: (await untilIdle(page, thread)) - from };
}

/** Waits until the main thread has been almost idle for a while; returns its CPU time before that. */
async function untilIdle(page, thread) {
  for (;;) {
    const from = thread.cpuMs();
    await page.evaluate(() => window.harness.idle());
    if (thread.cpuMs() - from < 1.5) return from;
  }
}
