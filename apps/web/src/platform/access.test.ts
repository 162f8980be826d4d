import type { UserData } from '@horae/contract/core/user-data';
import { expect, it } from 'vitest';
import { mayCall } from './access';
import { hasKnownRole } from './roles';

const someone = { id: 1, fullName: '', username: '', avatar: null, email: '', extras: { eCommerceCartItemsCount: 0 } };
const admin: UserData = { ...someone, hotels: [], role: 'admin', ability: [{ action: 'manage', subject: 'all' }] };
const client: UserData = {
  ...someone,
  hotels: [],
  role: 'client',
  ability: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

it.each([
  ['nobody', null, [true, false, false]],
  ['a client', client, [true, true, false]],
  ['an administrator', admin, [true, true, true]],
  ['an account without abilities', { ...client, ability: [] }, [true, false, false]],
])('%s may call what is theirs', (_who, user, allowed) => {
  expect((['public', 'session', 'admin'] as const).map((access) => mayCall(user, access))).toEqual(allowed);
});

it('leaves calls of devices and links to those', () => {
  expect((['device', 'link'] as const).map((access) => mayCall(admin, access))).toEqual([false, false]);
});

it.each([
  ['managing administration', 'manage', 'Admin', true],
  ['every action on every subject', 'manage', 'all', true],
  ['reading administration', 'read', 'Admin', false],
  ['managing something else', 'manage', 'ACL', false],
  ['reading everything', 'read', 'all', false],
])('by its ability, %s decides calls of administrators', (_what, action, subject, isAllowed) => {
  expect(mayCall({ ...client, ability: [{ action, subject }] }, 'admin')).toBe(isAllowed);
});

it.each([
  ['manage', 'ACL', true],
  ['read', 'all', true],
  ['read', 'Auth', false],
  ['update', 'ACL', false],
])('an account that may %s %s may make its own calls: %s', (action, subject, isAllowed) => {
  expect(mayCall({ ...client, ability: [{ action, subject }] }, 'session')).toBe(isAllowed);
});

it('knows the two roles of the product and no other', () => {
  expect(['admin', 'client', 'editor', ''].map((role) => hasKnownRole({ role: role as UserData['role'] }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
