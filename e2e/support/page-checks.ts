import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A tip need not be in a landmark, because its control is in one. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const labelInName = 'label-content-name-mismatch';
/**
 * The specification prescribes these names: days, cells, shifts and events in full, where the screen abbreviates. The
 * heads of the personal calendar are named so by its library.
 */
const prescribedNames =
  '[role=gridcell], [role=columnheader], [role=columnheader] [role=link], .tl-bar, table[data-days] :is(td, thead th) > button, li button:has(> .shift), [data-event]';
const options = {
  runOnly: { type: 'tag' as const, values: tags },
  // Still experimental in axe, and therefore in none of the tags.
  rules: { [labelInName]: { enabled: true } },
  // Do not list passed rules.
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher } } },
};

/** Checks the page, or one part of it, once all animations have finished. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await settled(page);
  // Every page is a single document, so axe needs no second page to merge results.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
  const { violations } = await axe.options(options).analyze();
  expect(await listed(page, violations)).toEqual([]);
}

/** Checks only what a skin changes, on a page whose other rules were checked in the other skin. */
export async function expectContrast(page: Page): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withRules('color-contrast').analyze();
  expect(await listed(page, violations)).toEqual([]);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function listed(page: Page, violations: Violations): Promise<string[]> {
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html: html.slice(0, 200), target: String(target[0]) })),
  );
  const prescribed = await page.evaluate(
    ([targets, selector]) => targets.filter((target) => document.querySelector(target)?.matches(selector)),
    [found.filter(({ id }) => id === labelInName).map(({ target }) => target), prescribedNames] as const,
  );
  return found
    .filter(({ id, target }) => id !== labelInName || !prescribed.includes(target))
    .map(({ id, html }) => `${id}: ${html}`);
}

/** Resolves when all animations have finished. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** Returns what is clipped at the sides, except inside scrolling containers. */
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
