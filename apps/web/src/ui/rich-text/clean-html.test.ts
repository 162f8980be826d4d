// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanHtml, textOfHtml } from './clean-html';

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<img src="/x.png" onerror="alert(1)">', '<img src="/x.png" alt="">'],
  ['a script as address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a frame', '<iframe src="https://x.gr"></iframe><p>b</p>', '<p>b</p>'],
  ['a form', '<form action="/auth/logout"><input name="q"></form>', ''],
  ['style', '<p style="position:fixed">c</p><style>p{}</style>', '<p>c</p>'],
  ['drawn script', '<svg><script>alert(1)</script></svg>', ''],
])('%s is taken out', (_what, dirty, clean) => {
  expect(cleanHtml(dirty).html).toBe(clean);
});

it('keeps what makes a table, and the way a text runs', () => {
  const table = '<table><tbody><tr><th colspan="2" scope="col" dir="rtl">a</th></tr></tbody></table>';

  expect(cleanHtml(table).html).toBe(table);
});

it('leads out safely, and stays within for our own addresses', () => {
  expect(cleanHtml('<a href="https://hotel.gr">x</a>').html).toBe(
    '<a href="https://hotel.gr" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(cleanHtml('<a href="/faq">x</a>').html).toBe('<a href="/faq" rel="noopener noreferrer">x</a>');
});

it('holds pictures from elsewhere back until they may load', () => {
  const dirty = '<img src="https://tracker.example/1.gif" alt="logo"><img src="//tracker.example/2.gif">';

  expect(cleanHtml(dirty)).toEqual({ html: '', heldImages: 1 });
  expect(cleanHtml(dirty, { mayLoadImages: true }).html).toContain('https://tracker.example/1.gif');
});

it('gives the text alone', () => {
  expect(textOfHtml('<p>Καλημέρα,<br>the <b>linen</b></p><script>x</script>')).toBe('Καλημέρα,the linen');
});
