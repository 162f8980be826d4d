import { resolve } from 'node:path';
import { EmailAddress } from '@horae/contract/email-address';
import { mailLanguage, ownLanguages } from '@horae/contract/languages';
import { z } from 'zod';
import { isHostPattern } from './host-pattern';
import { isProxyRange } from './proxy-range';

const seconds = (absent: number) => z.coerce.number().int().min(1).max(31_536_000).default(absent);
const megabytes = (absent: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(absent);
const choice = <const T extends [string, ...string[]]>(values: T) => z.enum(values);
const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'use an IANA zone such as Europe/Athens');

const entries = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const proxies = z
  .string()
  .refine(
    (value) => value === 'false' || entries(value).every(isProxyRange),
    'use the addresses of the proxies in front, such as 10.0.0.0/8, 127.0.0.1; any other caller could name an address of its choice',
  );
const origins = z
  .string()
  .refine((list) => entries(list).every(isOrigin), 'use origins such as https://intranet.hotel.gr, without a path');
const hosts = z
  .string()
  .refine((list) => entries(list).every(isHostPattern), 'use names of hosts such as eservices.yeka.gr, or *.yeka.gr');
const scanner = z.url({ protocol: /^(tcp|unix)$/, error: 'use tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl' });
const languageList = z.string().transform((text, context) => {
  const wanted = entries(text);
  const known = ownLanguages.filter((language) => wanted.includes(language));
  if (wanted.length > 0 && known.length === new Set(wanted).size)
    return known.toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other));
  context.addIssue('use en, el and sq, or some of them, the usual one first: el,en');
  return z.NEVER;
});
const senderFault = 'use an address such as horae@hotel.gr, or Grand Hotel <horae@hotel.gr>';
const sender = z.string().transform((text, context) => {
  const [, name, bracketed] = /^([^<>\p{Cc}]+?)\s*<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = z.email().safeParse(bracketed ?? text.trim());
  if (address.success) return { address: address.data, ...(name && { name }) };
  context.addIssue(senderFault);
  return z.NEVER;
});

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'use postgresql://user:password@host/database',
});

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies.optional(),
  HORAE_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_POOL_URL: databaseAddress.optional(),
  KEYS_DIR: z.string().optional(),
  TOKENS_KEY: z.string().optional(),
  SEALING_KEY: z.string().optional(),
  KIOSK_KEY: z.string().optional(),
  HORAE_SEED: choice(['demo', 'none']).default('demo'),
  SAMPLE_APPS: choice(['on', 'off']).optional(),
  APP_NAME: z.string().min(1).max(40).default('Horae'),
  API_BASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  ACCESS_TOKEN_TTL: seconds(300),
  REFRESH_TOKEN_TTL: seconds(43_200),
  IDLE_LOGOUT_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  REGISTRATION: choice(['open', 'closed']).optional(),
  LANGUAGES: languageList.prefault('en,el,sq'),
  CORS_ORIGINS: origins.default(''),
  DECLARATION_HOSTS: hosts.default('*.yeka.gr'),
  DEFAULT_TIME_ZONE: timeZone.default('Europe/Athens'),
  MAIL_ADDRESSES_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(100),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  MAINTENANCE_UNTIL: z.iso.datetime({ offset: true }).optional(),
  COMING_SOON_AT: z.iso.datetime({ offset: true }).optional(),
  HELP_PHONE: z.string().max(40).optional(),
  HELP_EMAIL: EmailAddress.optional(),
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(15),
  FILES_PER_ACCOUNT_MB: megabytes(1000),
  FILES_IN_ALL_MB: megabytes(20_000),
  VIRUS_SCANNER: scanner.optional(),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment; throws a one-line error naming an invalid variable. An empty variable counts as absent. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Bad setting ${faults.join('; ')}`);
  }
  const env = read.data;
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY === 'false' ? false : (env.TRUST_PROXY ?? false),
    dataDirectory: resolve(env.HORAE_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePoolUrl: env.DATABASE_POOL_URL,
    keys: { directory: env.KEYS_DIR, tokens: env.TOKENS_KEY, sealing: env.SEALING_KEY, kiosk: env.KIOSK_KEY },
    seed: env.HORAE_SEED,
    sampleApps: (env.SAMPLE_APPS ?? (env.HORAE_SEED === 'demo' ? 'on' : 'off')) === 'on',
    appName: env.APP_NAME,
    apiBaseUrl: env.API_BASE_URL.replace(/\/$/, ''),
    accessTokenSeconds: env.ACCESS_TOKEN_TTL,
    refreshTokenSeconds: env.REFRESH_TOKEN_TTL,
    idleLogoutMinutes: env.IDLE_LOGOUT_MINUTES,
    // Anybody may try the demo; a hotel's own server invites its people.
    registrationOpen: (env.REGISTRATION ?? (env.HORAE_SEED === 'demo' ? 'open' : 'closed')) === 'open',
    languages: env.LANGUAGES,
    usualLanguage: mailLanguage(env.LANGUAGES[0] ?? null, 'en'),
    corsOrigins: entries(env.CORS_ORIGINS),
    declarationHosts: entries(env.DECLARATION_HOSTS),
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    mailAddressesPerHour: env.MAIL_ADDRESSES_PER_HOUR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    maintenanceUntil: env.MAINTENANCE_UNTIL,
    comingSoonAt: new Date(env.COMING_SOON_AT ?? Date.UTC(new Date().getUTCFullYear() + 1, 0)),
    helpPhone: env.HELP_PHONE,
    helpEmail: env.HELP_EMAIL,
    stopSeconds: env.STOP_SECONDS,
    fileQuotas: { perAccount: env.FILES_PER_ACCOUNT_MB * 1_000_000, inAll: env.FILES_IN_ALL_MB * 1_000_000 },
    virusScanner: env.VIRUS_SCANNER,
    logLevel: env.LOG_LEVEL,
  };
}

function isOrigin(entry: string): boolean {
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
}
