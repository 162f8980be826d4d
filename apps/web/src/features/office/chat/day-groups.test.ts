import { describe, expect, it } from 'vitest';
import { linesOf, type Outgoing, turnsOf } from './day-groups';

const contact = 7;
const message = (senderId: number, text: string, time = '2026-11-21T09:00:00.000Z') => ({
  senderId,
  message: text,
  time,
});
const outgoing = (text: string, change: Partial<Outgoing> = {}): Outgoing => ({
  key: text,
  text,
  at: '2026-11-21T09:05:00.000Z',
  isFailed: false,
  after: 1,
  ...change,
});

describe('a conversation', () => {
  it('joins what one person said in a row on one day', () => {
    const lines = linesOf(
      [
        message(contact, 'Good morning', '2026-11-20T09:00:00.000Z'),
        message(contact, 'Is floor 3 ready?', '2026-11-21T09:00:00.000Z'),
        message(contact, 'And floor 4?', '2026-11-21T09:01:00.000Z'),
        message(1, 'Both.', '2026-11-21T09:02:00.000Z'),
      ],
      contact,
      [],
    );

    expect(turnsOf(lines).map(({ isOwn, opensDay, lines: said }) => [isOwn, opensDay, said.length])).toEqual([
      [false, true, 1],
      [false, true, 2],
      [true, false, 1],
    ]);
  });

  it('shows what is on its way in order, once, at the place it will have', () => {
    const stored = [message(1, 'Yes'), message(contact, 'Really?')];
    const waiting = [outgoing('Yes'), outgoing('Certainly')];

    expect(linesOf(stored, contact, waiting).map(({ text, state }) => [text, state])).toEqual([
      ['Yes', 'stored'],
      ['Really?', 'stored'],
      ['Yes', 'sending'],
      ['Certainly', 'sending'],
    ]);
    const arrived = linesOf([...stored, message(1, 'Yes')], contact, waiting);
    expect(arrived.map(({ text, state, place }) => [text, state, place]).slice(2)).toEqual([
      ['Yes', 'stored', 2],
      ['Certainly', 'sending', 3],
    ]);
  });

  it('keeps what failed', () => {
    const lines = linesOf([message(1, 'Yes')], contact, [outgoing('Yes', { after: 0, isFailed: true })]);
    expect(lines.map(({ state }) => state)).toEqual(['stored', 'failed']);
  });
});
