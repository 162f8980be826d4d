import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseStale } from '#platform/if-match';
import { connectionsAfter, withSent } from './account-settings.rules';
import { changeSettings, readSettings } from './account-settings.service';
import type { EmailActions } from './email-actions';
import { updateGeneral } from './general.service';

export function accountSettingsRoutes(app: FastifyInstance, db: Database, emails: EmailActions): void {
  handle(app, contract.read, (request) => readSettings(db, accountOf(request).id));

  handle(app, contract.updateGeneral, (request) =>
    updateGeneral(db, accountOf(request).id, request.body, emails, (now) =>
      refuseStale(request, contract.updateGeneral, now),
    ),
  );

  handle(app, contract.wantedEmail, async (request) => ({
    email: await emails.wanted(db, accountOf(request).id),
    willBeSent: emails.hasMailServer,
  }));

  handle(app, contract.sendEmailLink, async (request) => {
    await emails.sendAgain(db, accountOf(request).id);
    return {};
  });

  handle(app, contract.keepEmail, async (request) => {
    await emails.keep(db, accountOf(request).id);
    return {};
  });

  handle(app, contract.updateInfo, (request) =>
    changeSettings(
      db,
      accountOf(request).id,
      (now) => refuseStale(request, contract.updateInfo, now),
      (_tx, now) => ({ info: withSent(now.info, request.body.info) }),
    ),
  );

  handle(app, contract.updateSocial, (request) =>
    changeSettings(
      db,
      accountOf(request).id,
      (now) => refuseStale(request, contract.updateSocial, now),
      (_tx, { social }) => ({ socialLinks: withSent(social.socialLinks, request.body.socialLinks) }),
    ),
  );

  handle(app, contract.updateConnections, (request) =>
    changeSettings(
      db,
      accountOf(request).id,
      (now) => refuseStale(request, contract.updateConnections, now),
      (_tx, { social }) => ({ connections: connectionsAfter(social.connections, request.body.connections) }),
    ),
  );

  handle(app, contract.updateNotification, (request) =>
    changeSettings(
      db,
      accountOf(request).id,
      (now) => refuseStale(request, contract.updateNotification, now),
      (_tx, now) => ({ notification: withSent(now.notification, request.body.notification) }),
    ),
  );
}
