import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AnswerCache } from '#platform/answer-cache';
import { answerClientError } from '#platform/client-error';
import { closeConnections } from '#platform/close-connections';
import { secureHeaders } from '#platform/content-security';
import { admitOrigins } from '#platform/cross-origin';
import type { DatabasePool } from '#platform/database';
import { discreetLog } from '#platform/discreet-log';
import { replyWithError } from '#platform/error-replies';
import { tagAnswers } from '#platform/etag';
import { readJsonBodies } from '#platform/json-body';
import { limitLoad } from '#platform/load-limit';
import { parseQueryString } from '#platform/query-string';
import { sealer } from '#platform/sealed-text';
import { readOrMakeSecret } from '#platform/secrets';
import type { Settings } from '#platform/settings';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { takePunches } from './clocking';
import { accountSettingsRoutes } from './features/account-settings/account-settings.routes';
import { accountsRoutes } from './features/accounts/accounts.routes';
import { agreementsRoutes } from './features/agreements/agreements.routes';
import { answerOpinionsRoutes } from './features/answer-opinions/answer-opinions.routes';
import { apiDocsRoutes, describeApi } from './features/api-docs/api-docs.routes';
import { attendanceRoutes } from './features/attendance/attendance.routes';
import { policiesRoutes } from './features/attendance/policies.routes';
import { settleAttendance } from './features/attendance/settle-attendance';
import { auditRoutes } from './features/audit/audit.routes';
import { autocompleteRoutes } from './features/autocomplete/autocomplete.routes';
import { blogRoutes } from './features/blog/blog.routes';
import { bookmarksRoutes } from './features/bookmarks/bookmarks.routes';
import { calendarRoutes } from './features/calendar/calendar.routes';
import { cardsRoutes } from './features/cards/cards.routes';
import { chatRoutes } from './features/chat/chat.routes';
import { clockDevicesRoutes } from './features/clock-devices/clock-devices.routes';
import { deviceByKey, deviceBySerial } from './features/clock-devices/find-device';
import { comingSoonRoutes } from './features/coming-soon/coming-soon.routes';
import { correctionRequestsRoutes } from './features/correction-requests/correction-requests.routes';
import { type BuiltInSimulator, builtInSimulator } from './features/declarations/built-in-simulator';
import { declarationsRoutes } from './features/declarations/declarations.routes';
import { emailRoutes } from './features/email/email.routes';
import { sendEmail } from './features/email/send-email.service';
import { employeeRecordsRoutes } from './features/employee-records/employee-records.routes';
import { faqRoutes } from './features/faq/faq.routes';
import { answerKeys, everyAnswer } from './features/faq/faq.service';
import { healthRoutes } from './features/health/health.routes';
import { invoicesRoutes } from './features/invoices/invoices.routes';
import { kanbanRoutes } from './features/kanban/kanban.routes';
import { failureThrottle } from './features/kiosk/failure-throttle';
import { kioskRoutes } from './features/kiosk/kiosk.routes';
import { kioskBox } from './features/kiosk/sealed-person';
import { liveRoutes } from './features/live/live.routes';
import { rosterVersion } from './features/live/roster-version';
import { mainSearchRoutes } from './features/main-search/main-search.routes';
import { hotelsRoutes } from './features/organisation/hotels.routes';
import { organisationRoutes } from './features/organisation/organisation.routes';
import { peopleRoutes } from './features/people/people.routes';
import { permissionsRoutes } from './features/permissions/permissions.routes';
import { pricingRoutes } from './features/pricing/pricing.routes';
import { profileRoutes } from './features/profile/profile.routes';
import { readClock } from './features/punches/clock-state';
import { punchesRoutes } from './features/punches/punches.routes';
import { readPunches } from './features/punches/read-punches';
import { rosterFeedRoutes } from './features/roster-feeds/roster-feeds.routes';
import { rosterImportRoutes } from './features/roster-import/roster-import.routes';
import { accountDeeds } from './features/session/account-deeds';
import { hasDemoAccounts } from './features/session/account-list';
import { emailDeeds } from './features/session/email-links.service';
import { grantedHotel } from './features/session/hotel-grants';
import { sessionRoutes } from './features/session/session.routes';
import { authenticate } from './features/session/session.service';
import { setUpRoutes } from './features/set-up/set-up.routes';
import { shopRoutes } from './features/shop/shop.routes';
import { shiftRoutes } from './features/stafftimer/shift.routes';
import { stafftimerRoutes } from './features/stafftimer/stafftimer.routes';
import { terminalsRoutes } from './features/terminals/terminals.routes';
import { timesheetsRoutes } from './features/timesheets/timesheets.routes';
import { todoRoutes } from './features/todo/todo.routes';
import { uploadsRoutes } from './features/uploads/uploads.routes';
import { usersRoutes } from './features/users/users.routes';
import { waitingRoutes } from './features/waiting/waiting.routes';
import { version } from './features/web/browser-config';
import { webRoutes } from './features/web/web.routes';
import { workingHoursRoutes } from './features/working-hours/working-hours.routes';
import { beginAccount } from './samples';
import { tellInTheNameOf } from './tell';

export interface AppOptions {
  settings: Settings;
  database: DatabasePool;
  tokenSecret: Uint8Array;
  /** Where the browser reaches this server, for links in mails. */
  origin: () => string;
  /** The built browser application; absent while only the API is wanted. */
  webDirectory?: string | undefined;
  /** Check every bulk reply against its contract (tests do). */
  checksReplies?: boolean;
  /** What hotels declare to until they say otherwise. */
  simulator?: BuiltInSimulator;
}

const largestBody = 1_048_576;
/** A search that is far too long is still told so by its name. */
const largestHead = 65_536;

/** The whole server over its database, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, tokenSecret, origin, webDirectory, checksReplies = false } = options;
  const { simulator = builtInSimulator(settings.dataDirectory) } = options;
  const app = Fastify({
    bodyLimit: largestBody,
    http: { maxHeaderSize: largestHead },
    clientErrorHandler: answerClientError,
    trustProxy: settings.trustProxy,
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, ...discreetLog },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, querystringParser: (text) => parseQueryString(text) },
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  });
  const { db } = database;
  const tell = tellInTheNameOf(settings.appName, origin);
  app.decorate('authenticate', (token) => authenticate(db, tokenSecret, token));
  app.decorate('grantedHotel', (account, companyId) => grantedHotel(db, account, companyId));
  app.decorate('deviceByKey', (key) => deviceByKey(db, key));
  app.decorate('deviceBySerial', (serial, address) => deviceBySerial(db, serial, address));
  app.decorate('rosterVersion', (companyId) => rosterVersion(db, companyId));
  app.decorate('checksReplies', checksReplies);
  app.decorateRequest('account', null);
  app.decorateRequest('device', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);
  readJsonBodies(app);
  limitLoad(app);
  closeConnections(app);
  admitOrigins(app, settings.corsOrigins);
  tagAnswers(app);
  await secureHeaders(app, settings);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['gzip'] });

  await describeApi(app, settings.appName, version);

  healthRoutes(app, db);
  const begin = beginAccount(settings.seed === 'demo');
  sessionRoutes(app, db, {
    secret: tokenSecret,
    accessTokenSeconds: settings.accessTokenSeconds,
    refreshTokenSeconds: settings.refreshTokenSeconds,
    registrationOpen: settings.registrationOpen,
    beginAccount: begin,
    appName: settings.appName,
    origin,
  });
  // One memory for all that is asked about rosters.
  const rosterAnswers = new AnswerCache();
  stafftimerRoutes(app, db, rosterAnswers);
  workingHoursRoutes(app, db, rosterAnswers);
  shiftRoutes(app, db, settleAttendance);
  rosterFeedRoutes(app, db, origin);
  attendanceRoutes(app, db, takePunches);
  policiesRoutes(app, db);
  agreementsRoutes(app, db, settleAttendance);
  punchesRoutes(app, db, takePunches);
  correctionRequestsRoutes(app, db, { take: takePunches, tell, readPunches });
  clockDevicesRoutes(app, db);
  const box = kioskBox(await readOrMakeSecret(settings.dataDirectory, 'kiosk'));
  const throttles = { throttle: failureThrottle(), pairing: failureThrottle() };
  kioskRoutes(app, db, { box, take: takePunches, readClock, ...throttles });
  organisationRoutes(app, db);
  hotelsRoutes(app, db);
  const numbers = sealer(await readOrMakeSecret(settings.dataDirectory, 'sealing'));
  peopleRoutes(app, db, numbers);
  declarationsRoutes(app, db, { sealer: numbers, simulator: simulator.address });
  app.addHook('onClose', () => simulator.stop());
  permissionsRoutes(app, db, settings.defaultTimeZone);
  usersRoutes(app, db);
  cardsRoutes(app, db);
  bookmarksRoutes(app, db, settings.defaultTimeZone);
  waitingRoutes(app, db);
  comingSoonRoutes(app, db, settings, origin);
  mainSearchRoutes(app, db, everyAnswer);
  autocompleteRoutes(app, db);
  pricingRoutes(app, db);
  faqRoutes(app);
  answerOpinionsRoutes(app, db, answerKeys);
  employeeRecordsRoutes(app, db);
  timesheetsRoutes(app, db);
  todoRoutes(app, db);
  calendarRoutes(app, db);
  kanbanRoutes(app, db);
  chatRoutes(app, db);
  const hasMailServer = settings.smtpUrl !== undefined;
  const server = () => ({ appName: settings.appName, origin: origin() });
  const deeds = accountDeeds(begin, server);
  accountsRoutes(app, db, { ...deeds, hasMailServer });
  emailRoutes(app, db, hasMailServer);
  invoicesRoutes(app, db, {
    timeZone: settings.defaultTimeZone,
    sendMail: async (tx, accountId, { to, ...letter }) => {
      const mail = { ...letter, to: [to], cc: [], bcc: [], attachments: [] };
      const { deliveries } = await sendEmail(tx, accountId, mail, hasMailServer);
      return deliveries[0]!.state;
    },
  });
  shopRoutes(app, db, tell);
  profileRoutes(app, db, settings.defaultTimeZone, tell);
  blogRoutes(app, db, settings.defaultTimeZone, tell);
  accountSettingsRoutes(app, db, { ...emailDeeds(server), hasMailServer });
  auditRoutes(app, db, settings.defaultTimeZone);
  setUpRoutes(app, db);
  await uploadsRoutes(app, db, uploadsDirectory(settings.dataDirectory));
  rosterImportRoutes(app, db, uploadsDirectory(settings.dataDirectory));
  await terminalsRoutes(app, db, uploadsDirectory(settings.dataDirectory), takePunches);
  await liveRoutes(app, database);
  apiDocsRoutes(app);
  await webRoutes(app, webDirectory, settings, await hasDemoAccounts(db));
  return app;
}
