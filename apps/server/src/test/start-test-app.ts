import { rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@horae/contract/core/user-data';
import type { ErrorBody } from '@horae/contract/errors';
import type { AnswerOf, RequestOf, RouteContract } from '@horae/contract/route';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { type DatabasePool, openDatabase } from '#platform/database';
import { serverRole } from '#platform/fence/install-fence';
import { readKeys } from '#platform/keys/keys';
import { cloneDatabase, dropDatabase } from '#platform/postgres/test-cluster';
import { readSettings } from '#platform/settings';
import { buildApp } from '../app';
import { templates } from './templates';
import { urlOf } from './url-of';

/** A response in tests: the success body, or the error body for an error status. */
export type Answer<R extends RouteContract> = AnswerWith<AnswerOf<R>>;

interface AnswerWith<Body> {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Body & ErrorBody;
  text: string;
}

interface Options {
  template?: keyof typeof templates;
  environment?: Record<string, string>;
  webDirectory?: string;
  /** Receives what the server logs; set LOG_LEVEL too. */
  logStream?: { write: (line: string) => void };
  /** Whether bulk replies are checked against their contract, which takes time that a server does not spend. */
  checksReplies?: boolean;
  /** The cluster to use, with the templates in it; defaults to that of the run. */
  connection?: Connection;
  /** Opens the server's connections to the database of this name in a way of its own. */
  openServed?: (name: string) => Promise<DatabasePool>;
  /** Prepares the database and the data directory before the server reads them. */
  prepare?: (installation: { pool: DatabasePool['pool']; dataDirectory: string }) => Promise<unknown>;
}

type Connection = ReturnType<typeof inject<'connection'>>;
type Input<R extends RouteContract> = Partial<RequestOf<R>>;
type Send = <R extends RouteContract>(
  contract: R,
  input?: Input<R>,
  headers?: Record<string, string>,
) => Promise<Answer<R>>;

export interface TestApp {
  app: FastifyInstance;
  /** Connects as the owner, who sees all hotels; the server itself is fenced. */
  database: DatabasePool;
  /** The server's own connections. */
  served: DatabasePool;
  /** The directory of this server's files; created with the first file. */
  dataDirectory: string;
  asNobody: Send;
  asAdmin: Send;
  asClient: Send;
  /** Sends with this token. */
  as: (token: string) => Send;
  login: (email: string, password: string) => Promise<Session>;
  stop: () => Promise<void>;
}

let count = 0;

/** Starts the whole server on its own database, cloned from a template; the two demo accounts log in on first use. */
export async function startTestApp({
  template = 'demo',
  environment = {},
  webDirectory,
  logStream,
  checksReplies = true,
  connection = inject('connection'),
  openServed,
  prepare,
}: Options = {}): Promise<TestApp> {
  const name = `test_${process.pid}_${(count += 1)}`;
  await cloneDatabase(connection, templates[template], name);
  const database = openDatabase({ ...connection, database: name });
  const dataDirectory = join(tmpdir(), `horae-${name}`);
  await prepare?.({ pool: database.pool, dataDirectory });
  const served =
    (await openServed?.(name)) ?? openDatabase({ ...connection, database: name, user: serverRole }, { isFenced: true });
  const settings = readSettings({ LOG_LEVEL: 'silent', HORAE_DATA_DIR: dataDirectory, ...environment });
  const app = await buildApp({
    settings,
    database: served,
    keys: await readKeys(settings),
    origin: () => settings.publicUrl ?? 'http://localhost:4000',
    webDirectory,
    ...(logStream && { logStream }),
    checksReplies,
    threadFile: inject('threadFile'),
  });
  await app.ready();

  const as =
    (token?: string): Send =>
    (contract, input = {}, headers = {}) =>
      send(app, contract, input, { ...(token && { authorization: `Bearer ${token}` }), ...headers });
  const login = async (email: string, password: string) => {
    const answer = await app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
    return answer.json<Session>();
  };
  const tokens = new Map<string, Promise<string>>();
  const remembered = (who: string) => {
    const known = tokens.get(who) ?? login(`${who}@demo.com`, who).then((session) => session.accessToken);
    tokens.set(who, known);
    return known;
  };
  return {
    app,
    database,
    served,
    dataDirectory,
    as,
    login,
    asNobody: as(),
    asAdmin: async (...call) => as(await remembered('admin'))(...call),
    asClient: async (...call) => as(await remembered('client'))(...call),
    stop: async () => {
      await app.close();
      await served.close();
      await database.close();
      await dropDatabase(connection, name);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function send<R extends RouteContract>(
  app: FastifyInstance,
  contract: R,
  input: { params?: unknown; query?: unknown; body?: unknown },
  headers: Record<string, string>,
): Promise<Answer<R>> {
  const answer = await app.inject({
    method: contract.method,
    url: urlOf(contract, input),
    headers,
    ...(input.body !== undefined && { payload: input.body as object }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = (isJson ? answer.json() : {}) as Answer<R>['body'];
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body };
}
