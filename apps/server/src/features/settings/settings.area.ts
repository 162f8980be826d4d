import type { Area } from '../../area';
import { accountActions } from '../core/session/account-actions';
import { emailActions } from '../core/session/email-links.service';
import { accountSettingsRoutes } from './account-settings/account-settings.routes';
import { accountSettingSamples } from './account-settings/account-settings.seed';
import { accountsRoutes } from './accounts/accounts.routes';
import { slipsRoutes } from './accounts/slips.routes';
import { auditRoutes } from './audit/audit.routes';
import { securityEventsRoutes } from './security-events/security-events.routes';

export const area: Area = {
  name: 'settings',
  order: 50,
  personalSamples: [accountSettingSamples],
  routes(app, { database: { db }, settings, origin, beginAccount, numbers, tell }) {
    const hasMailServer = settings.smtpUrl !== undefined;
    const { appName } = settings;
    const language = settings.usualLanguage;
    const server = (addressInUse?: string) => ({
      appName,
      origin: settings.publicUrl ?? addressInUse ?? origin(),
      language,
    });
    const twoStep = { sealer: numbers, origin, appName, language, tell, hasMailServer };
    const logins = accountActions(beginAccount, server, twoStep);
    accountsRoutes(app, db, { ...logins, hasMailServer });
    slipsRoutes(app, db, logins);
    accountSettingsRoutes(app, db, { ...emailActions(server), endSessions: logins.endSessions, hasMailServer });
    auditRoutes(app, db, settings.defaultTimeZone);
    securityEventsRoutes(app, db, { timeZone: settings.defaultTimeZone, origin });
  },
};
