import type { UserData } from '@horae/contract/core/user-data';
import { expect, it } from 'vitest';
import { pageAt } from '#areas/pages';
import { guard, pagesFor } from './page-access';

const account = { id: 1, fullName: '', username: '', avatar: null, email: '', extras: { eCommerceCartItemsCount: 0 } };
const admin: UserData = { ...account, hotels: [], role: 'admin', ability: [{ action: 'manage', subject: 'all' }] };
const client: UserData = { ...account, hotels: [], role: 'client', ability: [{ action: 'read', subject: 'ACL' }] };

const manager: UserData = { ...client, ability: [...client.ability, { action: 'manage', subject: 'Hotel' }] };

const built = [
  { path: '/staff-timeline', access: 'session' },
  { path: '/planning', access: 'admin' },
  { path: '/planning/drafts', access: 'session' },
  { path: '/staff-of-hotel', access: 'hotel-admin' },
] as const;

it.each([
  ['nobody', null, '/staff-timeline', 'log-in'],
  ['nobody', null, '/no-such-page', 'open'],
  ['a client', client, '/staff-timeline', 'open'],
  ['a client', client, '/planning', 'refuse'],
  ['a client', client, '/planning/7/edit', 'refuse'],
  ['a client', client, '/planning/drafts', 'open'],
  ['an administrator', admin, '/planning', 'open'],
  ['an administrator', admin, '/staff-of-hotel', 'open'],
  ['a hotel administrator', manager, '/staff-of-hotel', 'open'],
  ['a hotel administrator', manager, '/planning', 'refuse'],
  ['a client', client, '/staff-of-hotel', 'refuse'],
  ['an account without abilities', { ...client, ability: [] }, '/staff-timeline', 'refuse'],
] satisfies [string, UserData | null, string, string][])('%s at %s', (_who, user, path, decision) => {
  expect(guard(user, path, built)).toBe(decision);
});

it('takes the longest page above a path, and no other that starts alike', () => {
  expect(pageAt('/planning/drafts/3/', built)?.path).toBe('/planning/drafts');
  expect(pageAt('/planning-board', built)).toBeUndefined();
});

const hotel = (ErpCompanyId: number, rights?: ('approve' | 'payroll' | 'administer')[]) => ({
  ErpCompanyId,
  name: 'Hotel',
  timeZone: 'Europe/Athens',
  ...(rights && { rights }),
});

it.each([
  ['without rights', client, hotel(1, []), []],
  ['with the right to payroll', client, hotel(1, ['payroll']), ['/timesheets', '/payroll']],
  [
    'with the right to approve',
    client,
    hotel(1, ['approve']),
    ['/attendance', '/timesheets', '/declarations', '/on-duty', '/short-notice'],
  ],
  [
    'whose session tells no rights',
    client,
    hotel(1),
    ['/roster-approval', '/attendance', '/timesheets', '/payroll', '/declarations', '/on-duty', '/short-notice'],
  ],
  [
    'who has chosen no hotel and may approve at one',
    { ...client, hotels: [hotel(1, []), hotel(2, ['approve'])] },
    null,
    ['/attendance', '/timesheets', '/declarations', '/on-duty', '/short-notice'],
  ],
  [
    'who administers',
    admin,
    hotel(1, []),
    ['/roster-approval', '/attendance', '/timesheets', '/payroll', '/declarations', '/on-duty', '/short-notice'],
  ],
])('somebody %s is offered the pages of these rights', (_who, user, chosen, paths) => {
  const offered = pagesFor(user, chosen).flatMap(({ path, rights }) => (rights ? [path] : []));

  expect(offered).toEqual(paths);
});

it('offers the pages of a hotel administrator in the hotels they administer', () => {
  const ofHotel = (chosen: ReturnType<typeof hotel> | null) =>
    pagesFor({ ...manager, hotels: [hotel(1, ['administer']), hotel(2, [])] }, chosen).flatMap(({ path, access }) =>
      access === 'hotel-admin' ? [path] : [],
    );

  expect(ofHotel(hotel(1, ['administer']))).toEqual(expect.arrayContaining(['/people', '/accounts', '/clock-devices']));
  expect(ofHotel(hotel(2, []))).toEqual([]);
});
