import { describe, expect, it } from 'vitest';
import { TestService } from './test/test-service';

it.each([
  ['horae', 'simulator', '02', 200],
  ['horae', 'wrong', '02', 401],
  ['nobody', 'simulator', '02', 401],
  ['horae', 'simulator', '04', 401],
])('a log-in of %s with %s as %s answers %d', (username, password, userType, status) => {
  expect(new TestService().logIn(username, password, userType).status).toBe(status);
});

it('keeps to the user type of an employer that has one', () => {
  const service = new TestService({ userType: '01' });

  expect(service.logIn('horae', 'simulator', '02').status).toBe(401);
  expect(service.logIn('horae', 'simulator', '01').status).toBe(200);
});

describe('a session', () => {
  it('has access for three hours and is told when they have ended', () => {
    const service = new TestService();
    service.logIn();
    const look = (authorization?: string) => service.call('GET', 'Lookup/Submissions', undefined, authorization);

    service.now += 3 * 3_600_000 - 1;
    expect(look().status).toBe(200);
    service.now += 1;
    expect(look()).toMatchObject({ status: 401, headers: { 'api-token-expired': 'true' } });
    expect(look('Bearer made-up')).not.toHaveProperty('headers');
    expect(look('').status).toBe(401);
  });

  it('is refreshed within seven days, once, with both tokens', () => {
    const service = new TestService();
    const { accessToken, refreshToken } = service.logIn().body as Record<string, string>;
    const refresh = (body: object) => service.call('POST', 'Authentication/Refresh', body, '').status;

    expect(refresh({ RefreshToken: refreshToken })).toBe(401);
    expect(refresh({ AccessToken: accessToken, RefreshToken: refreshToken })).toBe(200);
    expect(refresh({ AccessToken: accessToken, RefreshToken: refreshToken })).toBe(401);

    const again = service.logIn().body as Record<string, string>;
    service.now += 7 * 86_400_000;
    expect(refresh({ AccessToken: again.accessToken, RefreshToken: again.refreshToken })).toBe(401);
  });

  it('ends with the refresh token as the body', () => {
    const service = new TestService();
    const { refreshToken } = service.logIn().body as Record<string, string>;

    expect(service.call('POST', 'Authentication/Logout', refreshToken).status).toBe(200);
    expect(service.call('GET', 'Lookup/Submissions').status).toBe(401);
  });
});
