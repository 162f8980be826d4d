import type { UserData } from '@horae/contract/core/session.contract';
import type { FastifyInstance } from 'fastify';
import type { Database, DatabasePool } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import type { PersonalSamples, SharedSamples } from '#platform/samples';
import type { Sealer } from '#platform/sealed-text';
import type { Settings } from '#platform/settings';
import type { Work } from '#platform/work/run-work';
import type { Searchable } from './derived/derived';
import type { Fixed } from './features/core/main-search/main-search.rules';
import type { Findable } from './features/core/main-search/main-search.service';
import type { BeginAccount } from './features/core/session/registration.service';
import type { SessionExtras } from './features/core/session/user-data';
import type { BuiltInSimulator } from './features/declarations/declarations/built-in-simulator';

/** What the server lends to the work that areas do in the background. */
export interface WorkServices {
  database: DatabasePool;
  settings: Settings;
  tell: Tell;
  /** Seals the numbers of people and hotels. */
  numbers: Sealer;
  /** What hotels declare to until they say otherwise. */
  simulator: BuiltInSimulator;
}

/** What the server lends to the routes of areas. */
export interface Services extends WorkServices {
  /** Signs the tokens of sessions. */
  tokenSecret: Uint8Array;
  /** Where the browser reaches this server, for links in mails. */
  origin: () => string;
  /** Gives a new account what each area has for it. */
  beginAccount: BeginAccount;
  /** What each area adds to a session. */
  sessionExtras: SessionExtras;
  /** What the search finds, of all areas. */
  findable: Findable;
}

/** What an area is to the server; `features/<area>/<area>.area.ts` is found by its name alone. */
export interface Area {
  name: string;
  /** Its place among the areas, the same in server, web and contract. */
  order: number;
  routes: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** What a demo server starts with, beside its hotels. */
  sharedSamples?: readonly SharedSamples[];
  /** What each account of a demo server starts with. */
  personalSamples?: readonly PersonalSamples[];
  /** What every account starts with, whatever the server. */
  beginnings?: readonly PersonalSamples[];
  sessionExtras?: (db: Database, accountId: number) => Promise<Partial<UserData['extras']>>;
  searchables?: readonly Searchable[];
  articles?: readonly Fixed[];
  work?: (services: WorkServices) => Work[];
}
