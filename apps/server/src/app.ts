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
import { apiDocsRoutes, describeApi } from './features/core/api-docs/api-docs.routes';
import { bookmarksRoutes } from './features/core/bookmarks/bookmarks.routes';
import { healthRoutes } from './features/core/health/health.routes';
import { liveRoutes } from './features/core/live/live.routes';
import { rosterVersion } from './features/core/live/roster-version';
import { mainSearchRoutes } from './features/core/main-search/main-search.routes';
import { accountDeeds } from './features/core/session/account-deeds';
import { hasDemoAccounts } from './features/core/session/account-list';
import { emailDeeds } from './features/core/session/email-links.service';
import { grantedHotel } from './features/core/session/hotel-grants';
import { sessionRoutes } from './features/core/session/session.routes';
import { authenticate } from './features/core/session/session.service';
import { uploadsRoutes } from './features/core/uploads/uploads.routes';
import { waitingRoutes } from './features/core/waiting/waiting.routes';
import { version } from './features/core/web/browser-config';
import { webRoutes } from './features/core/web/web.routes';
import { type BuiltInSimulator, builtInSimulator } from './features/declarations/declarations/built-in-simulator';
import { declarationsRoutes } from './features/declarations/declarations/declarations.routes';
import { answerOpinionsRoutes } from './features/demo-apps/answer-opinions/answer-opinions.routes';
import { autocompleteRoutes } from './features/demo-apps/autocomplete/autocomplete.routes';
import { blogRoutes } from './features/demo-apps/blog/blog.routes';
import { comingSoonRoutes } from './features/demo-apps/coming-soon/coming-soon.routes';
import { employeeRecordsRoutes } from './features/demo-apps/employee-records/employee-records.routes';
import { faqRoutes } from './features/demo-apps/faq/faq.routes';
import { answerKeys, everyAnswer } from './features/demo-apps/faq/faq.service';
import { insightsRoutes } from './features/demo-apps/insights/insights.routes';
import { invoicesRoutes } from './features/demo-apps/invoices/invoices.routes';
import { kanbanRoutes } from './features/demo-apps/kanban/kanban.routes';
import { permissionsRoutes } from './features/demo-apps/permissions/permissions.routes';
import { pricingRoutes } from './features/demo-apps/pricing/pricing.routes';
import { profileRoutes } from './features/demo-apps/profile/profile.routes';
import { shopRoutes } from './features/demo-apps/shop/shop.routes';
import { usersRoutes } from './features/demo-apps/users/users.routes';
import { calendarRoutes } from './features/office/calendar/calendar.routes';
import { chatRoutes } from './features/office/chat/chat.routes';
import { emailRoutes } from './features/office/email/email.routes';
import { sendEmail } from './features/office/email/send-email.service';
import { todoRoutes } from './features/office/todo/todo.routes';
import { hotelsRoutes } from './features/people/organisation/hotels.routes';
import { organisationRoutes } from './features/people/organisation/organisation.routes';
import { peopleRoutes } from './features/people/people/people.routes';
import { setUpRoutes } from './features/people/set-up/set-up.routes';
import { organisationUnitCalendarRoutes } from './features/scheduling/organisation-unit-calendar/organisation-unit-calendar.routes';
import { rosterFeedRoutes } from './features/scheduling/roster-feeds/roster-feeds.routes';
import { rosterImportRoutes } from './features/scheduling/roster-import/roster-import.routes';
import { shiftsRoutes } from './features/scheduling/shifts/shifts.routes';
import { staffTimelineRoutes } from './features/scheduling/staff-timeline/staff-timeline.routes';
import { workingHoursRoutes } from './features/scheduling/working-hours/working-hours.routes';
import { accountSettingsRoutes } from './features/settings/account-settings/account-settings.routes';
import { accountsRoutes } from './features/settings/accounts/accounts.routes';
import { auditRoutes } from './features/settings/audit/audit.routes';
import { agreementsRoutes } from './features/time/agreements/agreements.routes';
import { attendanceRoutes } from './features/time/attendance/attendance.routes';
import { settleAttendance } from './features/time/attendance/settle-attendance';
import { policyEffect, settleByPolicy } from './features/time/attendance/settle-policy';
import { clockDevicesRoutes } from './features/time/clock-devices/clock-devices.routes';
import { deviceByKey, deviceBySerial } from './features/time/clock-devices/find-device';
import { clockPoliciesRoutes } from './features/time/clock-policies/clock-policies.routes';
import { correctionRequestsRoutes } from './features/time/correction-requests/correction-requests.routes';
import { failureThrottle } from './features/time/kiosk/failure-throttle';
import { kioskRoutes } from './features/time/kiosk/kiosk.routes';
import { kioskBox } from './features/time/kiosk/sealed-person';
import { readClock } from './features/time/punches/clock-state';
import { punchesRoutes } from './features/time/punches/punches.routes';
import { readPunches } from './features/time/punches/read-punches';
import { terminalsRoutes } from './features/time/terminals/terminals.routes';
import { timesheetsRoutes } from './features/time/timesheets/timesheets.routes';
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
  staffTimelineRoutes(app, db, rosterAnswers);
  organisationUnitCalendarRoutes(app, db, rosterAnswers);
  workingHoursRoutes(app, db, rosterAnswers);
  shiftsRoutes(app, db, settleAttendance);
  rosterFeedRoutes(app, db, origin);
  attendanceRoutes(app, db, takePunches);
  clockPoliciesRoutes(app, db, { settle: settleByPolicy, effectOf: policyEffect });
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
  insightsRoutes(app, db);
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
