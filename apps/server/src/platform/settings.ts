import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const seconds = (absent: number) => z.coerce.number().int().min(1).max(31_536_000).default(absent);
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
    (value) => /^(true|false)$/.test(value) || entries(value).every(isProxy),
    'use true, or the addresses of the proxies such as 10.0.0.0/8, 127.0.0.1',
  );
const origins = z
  .string()
  .refine((list) => entries(list).every(isOrigin), 'use origins such as https://intranet.hotel.gr, without a path');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies.optional(),
  HORAE_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'use postgresql://user:password@host/database' })
    .optional(),
  HORAE_SEED: choice(['demo', 'none']).default('demo'),
  APP_NAME: z.string().min(1).max(40).default('Horae'),
  API_BASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  ACCESS_TOKEN_TTL: seconds(300),
  REFRESH_TOKEN_TTL: seconds(43_200),
  IDLE_LOGOUT_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  REGISTRATION: choice(['open', 'closed']).default('open'),
  CORS_ORIGINS: origins.default(''),
  DEFAULT_TIME_ZONE: timeZone.default('Europe/Athens'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAINTENANCE_UNTIL: z.iso.datetime({ offset: true }).optional(),
  COMING_SOON_AT: z.iso.datetime({ offset: true }).optional(),
  HELP_PHONE: z.string().max(40).optional(),
  HELP_EMAIL: z.email().optional(),
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
    trustProxy: proxyTrust(env.TRUST_PROXY),
    dataDirectory: resolve(env.HORAE_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    seed: env.HORAE_SEED,
    appName: env.APP_NAME,
    apiBaseUrl: env.API_BASE_URL.replace(/\/$/, ''),
    accessTokenSeconds: env.ACCESS_TOKEN_TTL,
    refreshTokenSeconds: env.REFRESH_TOKEN_TTL,
    idleLogoutMinutes: env.IDLE_LOGOUT_MINUTES,
    registrationOpen: env.REGISTRATION === 'open',
    corsOrigins: entries(env.CORS_ORIGINS),
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    smtpUrl: env.SMTP_URL,
    maintenanceUntil: env.MAINTENANCE_UNTIL,
    comingSoonAt: new Date(env.COMING_SOON_AT ?? Date.UTC(new Date().getUTCFullYear() + 1, 0)),
    helpPhone: env.HELP_PHONE,
    helpEmail: env.HELP_EMAIL,
    logLevel: env.LOG_LEVEL,
  };
}

// `true`, or the addresses and ranges of the proxies in front.
function proxyTrust(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false;
  return value === 'true' ? true : value;
}

function isProxy(entry: string): boolean {
  const [address = '', range, ...rest] = entry.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const isRange = range === undefined || isIP(range) === 4 || (/^\d+$/.test(range) && Number(range) <= longest);
  return /^(loopback|linklocal|uniquelocal)$/.test(entry) || (family > 0 && isRange && rest.length === 0);
}

function isOrigin(entry: string): boolean {
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
}
