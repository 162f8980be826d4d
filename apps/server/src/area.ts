import type { UserData } from '@horae/contract/core/user-data';
import type { FastifyInstance } from 'fastify';
import type { Database, DatabasePool } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import type { PersonalSamples, SharedSamples } from '#platform/samples';
import type { Sealer } from '#platform/sealed-text';
import type { Settings } from '#platform/settings';
import type { HeavyWork } from '#platform/threads/heavy-work';
import type { OutdatedRows } from '#platform/work/outdated-rows';
import type { Work } from '#platform/work/run-work';
import type { Searchable } from './derived/derived';
import type { Fixed } from './features/core/main-search/main-search.rules';
import type { Findable } from './features/core/main-search/main-search.service';
import type { BeginAccount } from './features/core/session/registration.service';
import type { SessionExtras } from './features/core/session/user-data';
import type { BuiltInSimulator } from './features/declarations/declarations/built-in-simulator';

/** What the server provides to background work of areas. */
export interface WorkServices {
  database: DatabasePool;
  settings: Settings;
  tell: Tell;
  /** Encrypts the numbers of employees and hotels. */
  numbers: Sealer;
  /** Receives the declarations of hotels that have not configured a service. */
  simulator: BuiltInSimulator;
}

/** What the server provides to the routes of areas. */
export interface Services extends WorkServices {
  /** Signs session tokens. */
  tokenSecret: Uint8Array;
  /** Opens what is typed at kiosks. */
  kioskKey: Buffer;
  /** The address under which browsers reach this server, for links in mails. */
  origin: () => string;
  /** Adds the initial data of each area to a new account. */
  beginAccount: BeginAccount;
  /** What each area adds to a session. */
  sessionExtras: SessionExtras;
  /** Does on threads what would hold up other calls. */
  heavy: HeavyWork;
  /** What the search finds, in all areas. */
  findable: Findable;
}

/** The server's view of an area; `features/<area>/<area>.area.ts` is discovered by its file name. */
export interface Area {
  name: string;
  /** Its position among the areas, the same in server, web and contract. */
  order: number;
  /** Samples beside the product, which a setting switches off. */
  isSample?: boolean;
  routes: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** The initial data of a demo server, besides its hotels. */
  sharedSamples?: readonly SharedSamples[];
  /** The initial data of each account on a demo server. */
  personalSamples?: readonly PersonalSamples[];
  /** The initial data of every account on any server. */
  beginnings?: readonly PersonalSamples[];
  sessionExtras?: (db: Database, accountId: number) => Promise<Partial<UserData['extras']>>;
  searchables?: readonly Searchable[];
  articles?: readonly Fixed[];
  work?: (services: WorkServices) => Work[];
  /** What it keeps only for a while. */
  outdated?: (settings: Settings) => readonly OutdatedRows[];
}
