import { isExposed } from '#platform/exposure';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { virusScanner } from '#platform/uploads/virus-scanner';
import type { Area } from '../../area';
import { bookmarksRoutes } from './bookmarks/bookmarks.routes';
import { bookmarkSamples } from './bookmarks/bookmarks.seed';
import { healthRoutes } from './health/health.routes';
import { liveRoutes } from './live/live.routes';
import { rosterVersion } from './live/roster-version';
import { mainSearchRoutes } from './main-search/main-search.routes';
import { endSessions } from './session/end-sessions';
import { grantedHotel } from './session/hotel-grants';
import { outdatedOfSessions } from './session/outdated';
import { sessionRoutes } from './session/session.routes';
import { authenticate } from './session/session.service';
import { outdatedOfTwoStep } from './two-step/outdated';
import { twoStepRoutes } from './two-step/two-step.routes';
import { uploadsRoutes } from './uploads/uploads.routes';
import { waitingRoutes } from './waiting/waiting.routes';

export const area: Area = {
  name: 'core',
  order: 0,
  personalSamples: [bookmarkSamples],
  outdated: ({ accessTokenSeconds }) => [...outdatedOfSessions(accessTokenSeconds), ...outdatedOfTwoStep],
  async routes(app, { database, settings, tokenSecret, origin, beginAccount, sessionExtras, findable, numbers, tell }) {
    const { db } = database;
    app.decorate('authenticate', (token) => authenticate(db, tokenSecret, token));
    app.decorate('grantedHotel', (account, companyId) => grantedHotel(db, account, companyId));
    app.decorate('rosterVersion', (companyId) => rosterVersion(db, companyId));
    healthRoutes(app, db);
    const twoStep = {
      sealer: numbers,
      origin,
      appName: settings.appName,
      language: settings.usualLanguage,
      tell,
      hasMailServer: settings.smtpUrl !== undefined,
    };
    twoStepRoutes(app, db, { ...twoStep, endSessions });
    sessionRoutes(app, db, {
      twoStep,
      secret: tokenSecret,
      accessTokenSeconds: settings.accessTokenSeconds,
      refreshTokenSeconds: settings.refreshTokenSeconds,
      registrationOpen: settings.registrationOpen,
      isExposed: isExposed(settings),
      appName: settings.appName,
      language: settings.usualLanguage,
      sessionExtras,
      beginAccount,
      origin,
    });
    bookmarksRoutes(app, db, settings.defaultTimeZone, findable.pages);
    mainSearchRoutes(app, db, findable);
    waitingRoutes(app, db);
    const scan = settings.virusScanner ? virusScanner(settings.virusScanner) : undefined;
    const store = { directory: uploadsDirectory(settings.dataDirectory), quotas: settings.fileQuotas, scan };
    await uploadsRoutes(app, db, store);
    await liveRoutes(app, database);
  },
};
