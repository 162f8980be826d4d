import { readFileSync } from 'node:fs';

/**
 * The CPU time of a page's main thread as the kernel counts it. Unlike wall time it excludes waiting for a busy core.
 * Works only on Linux.
 */
export async function mainThreadOf(browser, page) {
  const session = await browser.newBrowserCDPSession();
  for (;;) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    // The browser keeps spare renderers, so the page's is the one whose CPU time rises with work.
    const before = renderers.map(cpuMs);
    await page.evaluate(work);
    const spent = renderers.map((id, index) => ({ id, ms: cpuMs(id) - before[index] })).sort((a, b) => b.ms - a.ms);
    const [{ id, ms }, next] = spent;
    if (ms < 50 || ms < 3 * (next?.ms ?? 0)) continue;
    await session.detach();
    return { cpuMs: () => cpuMs(id) };
  }
}

/** A fixed amount of work, not of time: on a busy machine little gets done in a given time. */
function work() {
  let sum = 0;
  for (let n = 0; n < 150_000_000; n += 1) sum += Math.sqrt(n);
  return sum;
}

function cpuMs(id) {
  const [nanoseconds] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
