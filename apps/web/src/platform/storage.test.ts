import { expect, it } from 'vitest';
import { stored } from './storage';

it('keeps of an account who of the people of its hotels it is, and the logos', () => {
  const hotel = { ErpCompanyId: 1003, name: 'Asterion', timeZone: 'Europe/Athens' };
  const user = {
    id: 2,
    email: 'nikos@hotel.gr',
    username: 'nikos',
    fullName: 'Nikos Vlachos',
    avatar: null,
    role: 'client' as const,
    ability: [{ action: 'read', subject: 'ACL' }],
    extras: { eCommerceCartItemsCount: 0 },
    hotels: [
      { ...hotel, employeeId: 1015, mark: 'drawn:3' },
      { ...hotel, ErpCompanyId: 1004 },
    ],
    employeeId: 1015,
  };

  stored.userData.set(user);

  expect(stored.userData.get()).toEqual(user);
});
