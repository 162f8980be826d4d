import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('settings', () => {
  it('have the defaults of the run contract', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      seed: 'demo',
      appName: 'Horae',
      apiBaseUrl: '',
      accessTokenSeconds: 300,
      refreshTokenSeconds: 43_200,
      idleLogoutMinutes: 60,
      registrationOpen: true,
      corsOrigins: [],
      defaultTimeZone: 'Europe/Athens',
      databaseUrl: undefined,
      fileQuotas: { perAccount: 1_000_000_000, inAll: 20_000_000_000 },
    });
  });

  it.each([
    ['DECLARATION_HOSTS', 'https://eservices.yeka.gr'],
    ['VIRUS_SCANNER', '127.0.0.1:3310'],
  ])('refuse %s %s and say what to use', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Bad setting ${name}: use `));
  });

  it('count an empty variable as absent', () => {
    expect(readSettings({ PORT: '', HORAE_SEED: '' })).toMatchObject({ port: 4000, seed: 'demo' });
  });

  it.each([
    [{ HORAE_SEED: 'demo' }, true],
    [{ HORAE_SEED: 'none' }, false],
    [{ HORAE_SEED: 'none', REGISTRATION: 'open' }, true],
    [{ HORAE_SEED: 'demo', REGISTRATION: 'closed' }, false],
  ])('let strangers register in the demo only, unless they say so: %j', (environment, registrationOpen) => {
    expect(readSettings(environment)).toMatchObject({ registrationOpen });
  });

  it.each([
    [{}, ['en', 'el', 'sq']],
    [{ LANGUAGES: 'el, en' }, ['el', 'en']],
    [{ LANGUAGES: 'el' }, ['el']],
  ])('take %j as the languages', (environment, languages) => {
    expect(readSettings(environment).languages).toEqual(languages);
  });

  it('take several proxies and origins', () => {
    const list = ['https://intranet.hotel.gr', 'http://10.0.0.5:8080'];
    expect(
      readSettings({
        TRUST_PROXY: '10.0.0.0/8, 172.16.0.0/255.240.0.0, ::1/128, loopback',
        CORS_ORIGINS: list.join(', '),
      }),
    ).toMatchObject({ trustProxy: '10.0.0.0/8, 172.16.0.0/255.240.0.0, ::1/128, loopback', corsOrigins: list });
  });

  it.each([
    ['horae@hotel.gr', { address: 'horae@hotel.gr' }],
    ['Grand Hotel, Chania <horae@hotel.gr>', { name: 'Grand Hotel, Chania', address: 'horae@hotel.gr' }],
  ])('take %s as the sender of mail', (text, mailFrom) => {
    expect(readSettings({ MAIL_FROM: text }).mailFrom).toEqual(mailFrom);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['LANGUAGES', 'el,de'],
    ['HORAE_SEED', 'yes'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['PUBLIC_URL', 'hotel'],
    ['DEFAULT_TIME_ZONE', 'Athens'],
    ['ACCESS_TOKEN_TTL', '0'],
    ['REGISTRATION', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.hotel.gr'],
    ['MAIL_FROM', 'Grand Hotel'],
    ['MAIL_FROM', 'Grand Hotel horae@hotel.gr'],
    ['MAIL_FROM', 'a@hotel.gr, b@hotel.gr'],
    ['API_BASE_URL', 'x'],
    ['IDLE_LOGOUT_MINUTES', '-1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'proxy.hotel.gr'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['CORS_ORIGINS', 'https://intranet.hotel.gr/'],
    ['CORS_ORIGINS', 'https://intranet.hotel.gr, intranet'],
  ])('reject %s=%s with a one-line error that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Bad setting ${name}: [^\\n]+$`));
  });
});
