import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseStale } from '#platform/if-match';
import { sessionListsOf } from '../../core/session/session-lists.reads';
import { connectionsAfter, withSent } from './account-settings.rules';
import { changeSettings, readSettings } from './account-settings.service';
import type { EmailActions } from './email-actions';
import { updateGeneral } from './general.service';
import { type EndSessions, endOwnSessions } from './own-sessions.service';

export function accountSettingsRoutes(
  app: FastifyInstance,
  db: Database,
  actions: EmailActions & { endSessions: EndSessions },
): void {
  handle(app, contract.read, (request) => readSettings(db, accountOf(request).id));

  handle(app, contract.updateGeneral, (request) =>
    updateGeneral(db, accountOf(request).id, request.body, actions, (now) =>
      refuseStale(request, contract.updateGeneral, now),
    ),
  );

  handle(app, contract.wantedEmail, async (request) => ({
    email: await actions.wanted(db, accountOf(request).id),
    willBeSent: actions.hasMailServer,
  }));

  handle(app, contract.sendEmailLink, async (request) => {
    await actions.sendAgain(db, accountOf(request).id);
    return {};
  });

  handle(app, contract.keepEmail, async (request) => {
    await actions.keep(db, accountOf(request).id);
    return {};
  });

  handle(app, contract.sessions, (request) => {
    const { id, sessionId } = accountOf(request);
    return sessionListsOf(db, id, sessionId);
  });

  handle(app, contract.endSessions, async (request) => ({
    ended: await endOwnSessions(db, accountOf(request), request.body.session, actions.endSessions),
  }));

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
