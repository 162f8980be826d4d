import { readObject, readText } from './read-value';

/** What the server tells the page in `<script type="application/json" id="config">`. */
export interface Config {
  appName: string;
  apiBaseUrl: string;
  registrationOpen: boolean;
  demoAccounts: boolean;
  mailConfigured: boolean;
  idleLogoutMinutes: number;
  accessTokenTtl: number;
  /** When the maintenance page expects its end, or empty. */
  maintenanceUntil: string;
  /** To when the page of what comes counts down. */
  comingSoonAt: string;
  /** Whom to call and to write to for help, or empty. */
  helpPhone: string;
  helpEmail: string;
  version: string;
  locales: string[];
  /** Whether the language button is drawn when there is one language only. */
  showSingleLocale: boolean;
}

export const defaultConfig: Config = {
  appName: 'Horae',
  apiBaseUrl: '',
  registrationOpen: true,
  demoAccounts: false,
  mailConfigured: false,
  idleLogoutMinutes: 60,
  accessTokenTtl: 300,
  maintenanceUntil: '',
  comingSoonAt: '',
  helpPhone: '',
  helpEmail: '',
  version: '',
  locales: ['en'],
  showSingleLocale: true,
};

function sameKind(value: unknown, standard: unknown): boolean {
  return typeof value === typeof standard && Array.isArray(value) === Array.isArray(standard);
}

/** Takes what it knows and is of the right kind; the rest is the default. */
export function parseConfig(text: string): Config {
  const sent = readObject(readText(text)) ?? {};
  const known = Object.entries(defaultConfig).filter(([key, standard]) => sameKind(sent[key], standard));
  return { ...defaultConfig, ...Object.fromEntries(known.map(([key]) => [key, sent[key]])) };
}

export const config = parseConfig(globalThis.document?.getElementById('config')?.textContent ?? '');
