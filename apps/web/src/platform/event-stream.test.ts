import { expect, it } from 'vitest';
import { createMessageReader } from './event-stream';

it('reads messages however the text is cut', () => {
  const whole = 'id: 1003:5\n: \n\n: \n\nid: 1003:6\nevent: roster\ndata: {"hotel":1003}\n\n';
  const read = createMessageReader();

  const messages = [...whole].flatMap((letter) => read(letter));

  expect(messages).toEqual([
    { event: 'message', id: '1003:5' },
    { event: 'message' },
    { event: 'roster', id: '1003:6', data: '{"hotel":1003}' },
  ]);
});
