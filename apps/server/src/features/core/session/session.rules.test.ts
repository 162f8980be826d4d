import { describe, expect, it } from 'vitest';
import { abilityOf, isRefreshable, normalised, refreshExpiry } from './session.rules';

const at = (time: string) => new Date(`2026-11-10T${time}Z`);

describe('a refresh token', () => {
  it.each<[string, string, string | null, string, boolean]>([
    ['unused, a moment before it expires', '12:00:00', null, '11:59:59.999', true],
    ['unused, when it expires', '12:00:00', null, '12:00:00', false],
    ['ten seconds after its first use', '12:00:00', '11:00:00', '11:00:10', true],
    ['a moment later', '12:00:00', '11:00:00', '11:00:10.001', false],
    ['expired within its ten seconds', '12:00:00', '11:59:55', '12:00:01', false],
  ])('%s', (_, expiresAt, firstUsedAt, now, expected) => {
    const token = { expiresAt: at(expiresAt), firstUsedAt: firstUsedAt === null ? null : at(firstUsedAt) };
    expect(isRefreshable(token, at(now))).toBe(expected);
  });

  it.each([
    ['2026-11-10T08:00:00Z', 86_400, '2026-11-11T08:00:00Z'],
    ['2026-11-14T08:00:00Z', 3 * 86_400 - 1, '2026-11-17T07:59:59Z'],
    ['2026-11-14T08:00:00Z', 3 * 86_400, '2026-11-17T08:00:00Z'],
    ['2026-11-14T08:00:01Z', 3 * 86_400, '2026-11-17T08:00:00Z'],
  ])('renewed at %s for %i seconds expires at %s', (now, seconds, expected) => {
    expect(refreshExpiry(at('08:00:00'), new Date(now), seconds)).toEqual(new Date(expected));
  });
});

describe('the browser offers', () => {
  const hotel = { ErpCompanyId: 1003, name: 'Hotel Dio', timeZone: 'Europe/Athens' };
  const own = [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ];

  it('everything to an administrator', () => {
    expect(abilityOf('admin', [])).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  it('the account itself to a client, whatever else it may do in its hotels', () => {
    expect(abilityOf('client', [])).toEqual(own);
    expect(abilityOf('client', [hotel, { ...hotel, rights: ['plan', 'approve'] }])).toEqual(own);
  });

  it('the administration of hotels to a client who administers any', () => {
    const hotels = [hotel, { ...hotel, rights: ['plan' as const, 'administer' as const] }];
    expect(abilityOf('client', hotels)).toEqual([...own, { action: 'manage', subject: 'Hotel' }]);
  });
});

it('compares e-mails without spaces around them and in lower case', () => {
  expect(normalised('  Maria.P@Hotel.EXAMPLE\n')).toBe('maria.p@hotel.example');
});
