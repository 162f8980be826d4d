import { expect, it } from 'vitest';
import { textOfTerminal } from './terminal-text.rules';

it.each([
  ['UTF-8', Buffer.from('8\tΆννα\n'), '8\tΆννα\n'],
  ['text with NUL', Buffer.from('8\0\tA\0'), '8\tA'],
  [
    'a line of the Greek code page',
    Buffer.concat([Buffer.from([0xc1, 0xc2, 0x0a]), Buffer.from('Άννα\nB')]),
    'ΑΒ\nΆννα\nB',
  ],
])('reads %s', (_what, content, text) => {
  expect(textOfTerminal(content)).toBe(text);
});
