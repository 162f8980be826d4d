import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerClientError } from '#platform/client-error';
import { closeConnections } from '#platform/close-connections';
import { limitConnections } from '#platform/connection-limit';
import { secureHeaders } from '#platform/content-security';
import { admitOrigins } from '#platform/cross-origin';
import type { DatabasePool } from '#platform/database';
import { discreetLog } from '#platform/discreet-log';
import { bodyEncodings, replyWithError } from '#platform/error-replies';
import { tagAnswers } from '#platform/etag';
import { readJsonBodies } from '#platform/json-body';
import type { Keys } from '#platform/keys/keys';
import { limitLoad } from '#platform/load-limit';
import { forbidStoring } from '#platform/not-stored';
import { builtThreadFile } from '#platform/places';
import { parseQueryString } from '#platform/query-string';
import { sealer } from '#platform/sealed-text';
import { rememberCallers } from '#platform/security-events/caller';
import { noteRefusedAccess } from '#platform/security-events/note-refused-access';
import type { Settings } from '#platform/settings';
import { heavyWork } from '#platform/threads/heavy-work';
import type { Services } from './area';
import { areasInUse } from './areas';
import { apiDocsRoutes, describeApi } from './features/core/api-docs/api-docs.routes';
import { hasDemoAccounts } from './features/core/session/account-list';
import { version } from './features/core/web/browser-config';
import { webRoutes } from './features/core/web/web.routes';
import { type BuiltInSimulator, builtInSimulator } from './features/declarations/declarations/built-in-simulator';
import { findableIn } from './findable';
import { beginAccount } from './samples';
import { sessionExtras } from './session-extras';
import { tellInTheNameOf } from './tell';

export interface AppOptions {
  settings: Settings;
  database: DatabasePool;
  keys: Keys;
  /** The address under which browsers reach this server, for links in mails. */
  origin: () => string;
  /** The directory of the built web application; absent to serve only the API. */
  webDirectory?: string | undefined;
  /** Whether to check every bulk reply against its contract, as tests do. */
  checksReplies?: boolean;
  /** The program of the threads; that of the build by default. */
  threadFile?: string;
  /** Where the log goes; the standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Receives the declarations of hotels that have not configured a service. */
  simulator?: BuiltInSimulator;
}

const largestBody = 1_048_576;
/** High enough that a search text that is far too long still gets an error that names the field. */
const largestHead = 65_536;
const longestHeadMilliseconds = 20_000;
/** Enough for a file of 10 MB over a slow line. */
const longestRequestMilliseconds = 120_000;
const timeLimitCheckMilliseconds = 5000;

/** Builds the whole server on its database, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, keys, origin, webDirectory, checksReplies = false } = options;
  const { simulator = builtInSimulator(settings.dataDirectory), threadFile = builtThreadFile } = options;
  const app = Fastify({
    bodyLimit: largestBody,
    http: {
      maxHeaderSize: largestHead,
      headersTimeout: longestHeadMilliseconds,
      connectionsCheckingInterval: timeLimitCheckMilliseconds,
    },
    requestTimeout: longestRequestMilliseconds,
    clientErrorHandler: answerClientError,
    trustProxy: settings.trustProxy,
    logger: settings.logLevel !== 'silent' && {
      level: settings.logLevel,
      ...(options.logStream && { stream: options.logStream }),
      ...discreetLog,
    },
    // Some firmware of terminals adds the suffix of its maker's server.
    rewriteUrl: ({ url = '/' }) => url.replace(/^(\/iclock\/[a-z]+)\.aspx(?=\?|$)/, '$1'),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, querystringParser: (text) => parseQueryString(text) },
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  });
  app.decorate('checksReplies', checksReplies);
  app.decorateRequest('account', null);
  app.decorateRequest('device', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);
  rememberCallers(app);
  app.addHook('onResponse', noteRefusedAccess(database.db));
  readJsonBodies(app);
  limitConnections(app, settings.trustProxy !== false);
  limitLoad(app);
  closeConnections(app);
  admitOrigins(app, settings.corsOrigins);
  tagAnswers(app);
  forbidStoring(app);
  secureHeaders(app, settings);
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['gzip'],
    requestEncodings: [...bodyEncodings, 'identity'],
  });

  await describeApi(app, settings.appName, version);

  const inUse = areasInUse(settings);
  const services: Services = {
    database,
    settings,
    tokenSecret: keys.tokens,
    kioskKey: keys.kiosk,
    origin,
    simulator,
    tell: tellInTheNameOf(settings, origin),
    numbers: sealer(keys.sealing),
    heavy: heavyWork(threadFile, database),
    beginAccount: beginAccount(settings.seed === 'demo'),
    sessionExtras: sessionExtras(settings),
    findable: findableIn(inUse),
  };
  app.addHook('onClose', services.heavy.stop);
  for (const area of inUse) await area.routes(app, services);

  apiDocsRoutes(app);
  await webRoutes(app, webDirectory, settings, await hasDemoAccounts(database.db));
  return app;
}
