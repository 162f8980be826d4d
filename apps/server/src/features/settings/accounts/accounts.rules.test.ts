import { describe, expect, it } from 'vitest';
import { linkIn, linkName, stateOf } from './accounts.rules';

const since = new Date('2026-11-10T08:00:00Z');

it.each([
  [null, true, null, 'invited'],
  [null, false, null, 'invited'],
  ['hash', false, null, 'unconfirmed'],
  ['hash', true, null, 'active'],
  ['hash', true, since, 'disabled'],
  [null, false, since, 'disabled'],
])(
  'an account with the password %s, confirmed: %s, disabled at %s is %s',
  (passwordHash, isConfirmed, disabledAt, state) => {
    expect(stateOf({ passwordHash, isConfirmed, disabledAt })).toBe(state);
  },
);

describe('the link in a mail', () => {
  it.each([
    [
      'Choose one:\n\nhttps://h.example/invitation?token=a-B_9\n\nThe link works once.',
      'https://h.example/invitation?token=a-B_9',
    ],
    ['At http://127.0.0.1:4100/reset-password?token=x', 'http://127.0.0.1:4100/reset-password?token=x'],
    ['First https://h.example/?token=a then https://h.example/?token=b', 'https://h.example/?token=a'],
    ['https://h.example/help and no secret', ''],
    ['https://h.example/invitation?token=', ''],
    ['', ''],
  ])('of %j is %j', (text, link) => {
    expect(linkIn(text)).toBe(link);
  });

  it.each([
    ['https://h.example/invitation?token=a', 'invitation link'],
    ['https://h.example/reset-password?token=a', 'password link'],
    ['https://h.example/confirm-email?token=a', 'e-mail link'],
    ['https://h.example/other?token=a', 'link'],
    ['https://h.example/invitation', 'link'],
    ['', 'link'],
  ])('%s is called “%s”', (link, name) => {
    expect(linkName(link)).toBe(name);
  });
});
