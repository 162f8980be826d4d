import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).withTags(tags));
}

/** Of all rules the one that a skin can break by itself. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

/** Resolves when nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** What is cut off at the sides, except where it scrolls on purpose. */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const parts = [...document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, p, label, [role]')];
    const scrolls = (part: Element) => {
      for (let one = part.parentElement; one; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true;
      return false;
    };
    const cut = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      const isSeen = part.checkVisibility({ opacityProperty: true }) && box.width > 1 && !part.closest('[hidden]');
      const isOut = box.left < -1 || box.right > width + 1;
      return isSeen && isOut && !part.matches(':not(:focus)[href="#content"]') && !scrolls(part);
    });
    return [
      ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
      ...cut.map((part) => part.outerHTML.slice(0, 120)),
    ];
  });
}
