import { readObject, readText } from './read-value';

/** The server's settings for the page, from `<script type="application/json" id="config">`. */
export interface Config {
  appName: string;
  apiBaseUrl: string;
  /** The address set for this server, which its links lead to, or empty. */
  publicUrl: string;
  registrationOpen: boolean;
  demoAccounts: boolean;
  /** Whether the samples beside the product are in use. */
  sampleApps: boolean;
  /** Whether administrators are warned of demo accounts that still have their public password. */
  asksForDemoPasswords: boolean;
  mailConfigured: boolean;
  idleLogoutMinutes: number;
  accessTokenTtl: number;
  /** The expected end of the maintenance, or empty. */
  maintenanceUntil: string;
  /** The target of the countdown on the coming-soon page. */
  comingSoonAt: string;
  /** Contacts for help, or empty. */
  helpPhone: string;
  helpEmail: string;
  version: string;
  locales: string[];
  /** Whether the language button is shown even if there is only one language. */
  showSingleLocale: boolean;
}

export const defaultConfig: Config = {
  appName: 'Horae',
  apiBaseUrl: '',
  publicUrl: '',
  registrationOpen: true,
  demoAccounts: false,
  sampleApps: true,
  asksForDemoPasswords: false,
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

/** Takes known values of the right type; everything else keeps its default. */
export function parseConfig(text: string): Config {
  const sent = readObject(readText(text)) ?? {};
  const known = Object.entries(defaultConfig).filter(([key, standard]) => sameKind(sent[key], standard));
  return { ...defaultConfig, ...Object.fromEntries(known.map(([key]) => [key, sent[key]])) };
}

export const config = parseConfig(globalThis.document?.getElementById('config')?.textContent ?? '');
