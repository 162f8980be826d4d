// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { tableNodes } from './table-nodes';

function htmlAfterEditing(content: string): string {
  const editor = new Editor({ injectCSS: false, extensions: [StarterKit, ...tableNodes], content });
  const html = editor.getHTML();
  editor.destroy();
  return html.replace(/<p><\/p>$/, '');
}

it.each([
  ['plain', '<table><tr><td>2</td></tr></table>', '<table><tbody><tr><td><p>2</p></td></tr></tbody></table>'],
  [
    'a heading row',
    '<table><thead><tr><th>Floor</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
    '<table><tbody><tr><th><p>Floor</p></th></tr><tr><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'cells over more than one',
    '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
  ],
  [
    'a list in a cell',
    '<table><tr><td><ul><li>a</li></ul></td></tr></table>',
    '<table><tbody><tr><td><ul><li><p>a</p></li></ul></td></tr></tbody></table>',
  ],
  [
    'a span without end',
    '<table><tr><td colspan="9999999">a</td></tr></table>',
    expect.stringContaining('colspan="100"'),
  ],
])('a table with %s comes out as it went in', (_what, html, after) => {
  expect(htmlAfterEditing(html)).toEqual(after);
});
