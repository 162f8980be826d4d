import { describe, expect, it } from 'vitest';
import { refusalOf, repeatedStyles } from './repeated-styles.mjs';

const repeated = (...texts) =>
  repeatedStyles(new Map(texts.map((text, at) => [`${at}.module.css`, text]))).map(
    ({ body, rules }) => `${rules.length} ${body}`,
  );

const bold = '.name {\n  font-weight: 600;\n}';

describe('repeated styles', () => {
  it.each([
    ['stand in three modules', [bold, bold, '.title{font-weight: 600}'], ['3 font-weight: 600']],
    ['are counted each', [bold, bold, `${bold} .title { font-weight: 600; }`], ['4 font-weight: 600']],
    ['may be in a media query', [bold, bold, `@media print { ${bold} }`], ['3 font-weight: 600']],
    ['may follow an import', [bold, bold, `@import "other.css"; ${bold}`], ['3 font-weight: 600']],
  ])('%s', (_, texts, found) => expect(repeated(...texts)).toEqual(found));

  it.each([
    ['two modules', [bold, bold]],
    ['one module', [`${bold} ${bold} ${bold}`]],
    ['a comment', [bold, bold, `/* ${bold} */`]],
    ['steps of animations', Array(3).fill('@keyframes turn { to { rotate: 1turn; } }')],
    ['an empty rule', Array(3).fill('.name { }')],
  ])('are not those of %s', (_, texts) => expect(repeated(...texts)).toEqual([]));
});

describe('their number', () => {
  it.each([[100], [90]])('may be %i of 100', (count) => expect(refusalOf(count, 100)).toBeUndefined());
  it('is refused above the limit', () => expect(refusalOf(101, 100)).toContain('at most 100'));
  it('lowers the limit', () => expect(refusalOf(89, 100)).toContain('lower the limit'));
});
