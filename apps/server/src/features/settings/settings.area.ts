import type { Area } from '../../area';
import { accountDeeds } from '../core/session/account-deeds';
import { emailDeeds } from '../core/session/email-links.service';
import { accountSettingsRoutes } from './account-settings/account-settings.routes';
import { accountSettingSamples } from './account-settings/account-settings.seed';
import { accountsRoutes } from './accounts/accounts.routes';
import { auditRoutes } from './audit/audit.routes';

export const area: Area = {
  name: 'settings',
  order: 50,
  personalSamples: [accountSettingSamples],
  routes(app, { database: { db }, settings, origin, beginAccount }) {
    const hasMailServer = settings.smtpUrl !== undefined;
    const server = () => ({ appName: settings.appName, origin: origin() });
    accountsRoutes(app, db, { ...accountDeeds(beginAccount, server), hasMailServer });
    accountSettingsRoutes(app, db, { ...emailDeeds(server), hasMailServer });
    auditRoutes(app, db, settings.defaultTimeZone);
  },
};
