import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface Landmark {
  role: 'button' | 'heading' | 'treegrid';
  name: string;
}

const kinds = { script: 'script', stylesheet: 'style' } as const;

/** What a page with an empty cache loads until a landmark is painted, in KB compressed. Later parts do not count. */
export async function loadedBefore(
  page: Page,
  path: string,
  { role, name }: Landmark,
): Promise<{ script: number; style: number }> {
  const bodies: Promise<readonly ['script' | 'style', Buffer, number] | null>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const kind = kinds[request.resourceType() as keyof typeof kinds];
    if (!kind) return;
    const { startTime } = request.timing();
    // Prefetches after the page is complete may be cut off when it closes.
    bodies.push(
      response.body().then(
        (body) => [kind, body, startTime] as const,
        () => null,
      ),
    );
  });
  await page.addInitScript(notePaint, { role, name });
  await page.goto(path);
  await page.getByRole(role, { name }).first().waitFor();
  const paintedAt = await page.evaluate(() => (window as { paintedAt?: number }).paintedAt ?? Number.POSITIVE_INFINITY);
  const sums = { script: 0, style: 0 };
  for (const found of await Promise.all(bodies))
    if (found && found[2] <= paintedAt) sums[found[0]] += gzipSync(found[1]).length / 1024;
  return sums;
}

/** Runs in the page: records when the landmark was painted. */
function notePaint({ role, name }: Landmark): void {
  const isIt = (element: Element) => (element.ariaLabel ?? element.textContent)?.trim() === name;
  function look(): void {
    const isThere = [...document.querySelectorAll(`h1, h2, button, [role=${role}]`)].some(isIt);
    requestAnimationFrame(
      isThere ? () => Object.assign(window, { paintedAt: performance.timeOrigin + performance.now() }) : look,
    );
  }
  requestAnimationFrame(look);
}
