import type { UserData } from '@horae/contract/core/session.contract';
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

it('knows the two roles of the product and no other', () => {
  expect(['admin', 'client', 'editor', ''].map((role) => hasKnownRole({ role: role as UserData['role'] }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
