import {
  createErganiClient,
  type ErganiClient,
  type ErganiClientOptions,
  type Token,
  type TokenMemory,
} from '@horae/ergani';
import { sampleEmployer } from '@horae/ergani/simulator';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { isAllowedHost } from '#platform/host-pattern';
import type { Sealer } from '#platform/sealed-text';
import { erganiSettings } from './declarations.table';

export type ErganiSettings = typeof erganiSettings.$inferSelect;

/** What declaring needs besides the database. */
export interface ErganiEnvironment {
  sealer: Sealer;
  /** Returns the address of the built-in simulator, starting it on first use. */
  simulator: () => Promise<string>;
  /** The hosts, or patterns of hosts, that may be declared to besides the simulator. */
  hosts: readonly string[];
  /** The client's timeouts and retries; its defaults if left out. */
  patience?: Pick<ErganiClientOptions, 'attempts' | 'longestWaitMs' | 'timeoutMs' | 'sleep'>;
}

/** Says to which hosts this server may declare. */
export const forbiddenHost = (hosts: readonly string[]): string =>
  `This server may only declare to ${hosts.join(', ') || 'its simulator'}. The person who runs the server can allow other hosts with DECLARATION_HOSTS.`;

/** Binds a sealed setting to its hotel and field. */
export const aboutSetting = (companyId: number, which: 'employerTaxNumber' | 'password' | 'token') =>
  `${companyId} ergani ${which}`;

/** The employer's tax number; the built-in simulator has a single employer for all hotels. */
export function employerTaxNumber({ sealer }: ErganiEnvironment, settings: ErganiSettings): string | null {
  const { companyId, target, employerTaxNumber: sealed } = settings;
  if (target === 'simulator') return sampleEmployer.taxNumber;
  return sealed && sealer.open(sealed, aboutSetting(companyId, 'employerTaxNumber'));
}

/** Returns a client for one hotel, or a sentence that says which setting is missing. */
export async function clientOf(
  db: Database,
  environment: ErganiEnvironment,
  settings: ErganiSettings,
): Promise<ErganiClient | string> {
  const { companyId, target, username, userType } = settings;
  const rememberToken = tokenMemory(db, environment, settings);
  const common = { ...environment.patience, rememberToken };
  if (target === 'simulator') {
    const { username, password } = sampleEmployer;
    const baseUrl = await environment.simulator();
    return createErganiClient({ ...common, baseUrl, credentials: { username, password }, userType: '02' });
  }
  const password = settings.password && environment.sealer.open(settings.password, aboutSetting(companyId, 'password'));
  if (settings.baseUrl === '') return 'The service address is missing from the settings.';
  if (!isAllowedHost(settings.baseUrl, environment.hosts)) return forbiddenHost(environment.hosts);
  if (username === '' || !password) return 'The username or password is missing from the settings.';
  if (!employerTaxNumber(environment, settings)) return 'The employer’s tax number is missing from the settings.';
  const asked = userType === '01' || userType === '03' ? userType : '02';
  return createErganiClient({
    ...common,
    baseUrl: settings.baseUrl,
    credentials: { username, password },
    userType: asked,
  });
}

/** Keeps the token across restarts, sealed and bound to the service and user it was issued for. */
function tokenMemory(db: Database, { sealer }: ErganiEnvironment, settings: ErganiSettings): TokenMemory {
  const { companyId, target, baseUrl, username } = settings;
  const about = `${aboutSetting(companyId, 'token')} ${target} ${baseUrl} ${username}`;
  const ofHotel = eq(erganiSettings.companyId, companyId);
  return {
    async read() {
      const [stored] = await db.select({ token: erganiSettings.token }).from(erganiSettings).where(ofHotel);
      const text = stored?.token ? sealer.open(stored.token, about) : null;
      return text === null ? undefined : (JSON.parse(text) as Token);
    },
    async write(token) {
      const sealed = token ? sealer.seal(JSON.stringify(token), about) : null;
      await db.update(erganiSettings).set({ token: sealed }).where(ofHotel);
    },
  };
}
