import { sessionContract } from '@horae/contract/core/session.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { handle } from '#platform/handle';
import { confirmEmail } from './email-links.service';
import { acceptInvitation, readInvitation } from './invitation.service';
import { changePassword, requestReset, resetPassword } from './password.service';
import { type BeginAccount, checkRegistration, register } from './registration.service';
import { endSession, login, refresh, type SessionSettings } from './session.service';

interface Options extends SessionSettings {
  registrationOpen: boolean;
  beginAccount: BeginAccount;
  appName: string;
  origin: () => string;
}

export function sessionRoutes(app: FastifyInstance, db: Database, options: Options): void {
  for (const contract of [sessionContract.login, sessionContract.loginJwt]) {
    handle(app, contract, (request) =>
      login(db, options, request.body, { address: request.ip, agent: agentOf(request) }),
    );
  }
  for (const contract of [sessionContract.refresh, sessionContract.refreshAuth]) {
    handle(app, contract, ({ body }) => refresh(db, options, body.refreshToken));
  }
  handle(app, sessionContract.registerCheck, async ({ body }) => {
    refuseWhenClosed(options);
    await checkRegistration(db, body);
    return { success: true as const };
  });
  handle(app, sessionContract.register, (request) => {
    refuseWhenClosed(options);
    return register(db, options, request.body, agentOf(request));
  });
  handle(app, sessionContract.logout, async (request) => {
    await endSession(db, accountOf(request).sessionId);
    return {};
  });
  handle(app, sessionContract.changePassword, async (request) => {
    await changePassword(db, accountOf(request), request.body);
    return {};
  });
  handle(app, sessionContract.requestReset, async ({ body, log }) => {
    // Not awaited: the response time must not reveal whether the address is known.
    const server = { appName: options.appName, origin: options.origin() };
    requestReset(db, body.email, server).catch((err) => log.error({ err }, 'reset mail'));
    return {};
  });
  handle(app, sessionContract.resetPassword, async ({ body }) => {
    await resetPassword(db, body);
    return {};
  });
  handle(app, sessionContract.readInvitation, ({ body }) => readInvitation(db, body.token));
  handle(app, sessionContract.acceptInvitation, (request) =>
    acceptInvitation(db, options, request.body, agentOf(request)),
  );
  handle(app, sessionContract.confirmEmail, ({ body }) => confirmEmail(db, body.token));
}

const agentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers['user-agent'] ?? '';

function refuseWhenClosed({ registrationOpen }: Options): void {
  if (!registrationOpen) throw new HttpError(403, 'REGISTRATION_CLOSED', 'Registration is closed.');
}
