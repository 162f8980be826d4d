import { sessionContract } from '@horae/contract/core/session.contract';
import { twoStepContract } from '@horae/contract/core/two-step.contract';
import type { Language } from '@horae/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import { countAttempt } from '#platform/attempts/count-attempt';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { handle } from '#platform/handle';
import { accountsWithDemoPassword } from './demo-passwords';
import { confirmEmail } from './email-links.service';
import { acceptInvitation, readInvitation } from './invitation.service';
import { browserOf, cookieOf } from './known-browsers';
import { setLanguage } from './language.service';
import { setLastHotel } from './last-hotel.service';
import { notingRefusedLogin } from './note-refused-login';
import { changePassword, countReset, refuseWrongLinks, requestReset, resetPassword } from './password.service';
import { type BeginAccount, checkRegistration, countRegistration, register } from './registration.service';
import {
  askForOwnPasskey,
  askForPasskeyAtLogin,
  confirmIdentity,
  logInWithSecondStep,
  type SecondStepContext,
} from './second-step.service';
import { ofRegistrationChecks } from './secret-limits';
import { endSession, login, refresh, type SessionSettings } from './session.service';

interface Options extends SessionSettings {
  registrationOpen: boolean;
  isExposed: boolean;
  beginAccount: BeginAccount;
  appName: string;
  /** The language of mails to those who have not chosen one. */
  language: Language;
  twoStep: SecondStepContext;
  origin: () => string;
}

export function sessionRoutes(app: FastifyInstance, db: Database, options: Options): void {
  for (const contract of [sessionContract.login, sessionContract.loginJwt]) {
    handle(app, contract, async (request, reply) => {
      const browser = browserOf(request.headers.cookie);
      const caller = { address: request.ip, agent: agentOf(request), browser };
      const session = await notingRefusedLogin(db, request.body.email, () => login(db, options, request.body, caller));
      reply.header('set-cookie', cookieOf(browser, options.origin().startsWith('https:')));
      return session;
    });
  }
  handle(app, twoStepContract.secondStep, async (request, reply) => {
    const browser = browserOf(request.headers.cookie);
    const caller = { address: request.ip, agent: agentOf(request), browser };
    const session = await logInWithSecondStep(db, options, options.twoStep, request.body, caller);
    reply.header('set-cookie', cookieOf(browser, options.origin().startsWith('https:')));
    return session;
  });
  handle(app, twoStepContract.secondStepPasskey, ({ body }) => askForPasskeyAtLogin(db, options.twoStep, body.ticket));
  handle(app, twoStepContract.confirmIdentity, async (request) => {
    await confirmIdentity(db, options.twoStep, accountOf(request), request.body, request.ip);
    return {};
  });
  handle(app, twoStepContract.confirmIdentityPasskey, (request) =>
    askForOwnPasskey(db, options.twoStep, accountOf(request)),
  );
  for (const contract of [sessionContract.refresh, sessionContract.refreshAuth]) {
    handle(app, contract, ({ body }) => refresh(db, options, body.refreshToken));
  }
  handle(app, sessionContract.registerCheck, async ({ body, ip }) => {
    refuseWhenClosed(options);
    await countAttempt(db, [ofRegistrationChecks(ip)]);
    await checkRegistration(db, body, options.appName);
    return { success: true as const };
  });
  handle(app, sessionContract.register, async (request) => {
    refuseWhenClosed(options);
    await countRegistration(db, request.ip);
    return register(db, options, serverOf(options), request.body, agentOf(request));
  });
  handle(app, sessionContract.logout, async (request, reply) => {
    await endSession(db, accountOf(request).sessionId);
    // Answers that were read stay in the browser's cache for 304; at a shared desk nobody else may find them.
    reply.header('clear-site-data', '"cache"');
    return {};
  });
  handle(app, sessionContract.setLanguage, async (request) => {
    await setLanguage(db, accountOf(request).id, request.body.language);
    return {};
  });
  handle(app, sessionContract.setLastHotel, async (request) => {
    await setLastHotel(db, accountOf(request).id, await hotelOf(request, request.body.hotel));
    return {};
  });
  handle(app, sessionContract.changePassword, async (request) => {
    await changePassword(db, accountOf(request), { ...request.body, appName: options.appName });
    return {};
  });
  handle(app, sessionContract.demoPasswords, async () => ({
    emails: options.isExposed ? await accountsWithDemoPassword(db) : [],
  }));
  handle(app, sessionContract.requestReset, async ({ body, log, ip }) => {
    await countReset(db, ip);
    // Not awaited: the response time must not reveal whether the address is known.
    requestReset(db, body.email, serverOf(options)).catch((err) => log.error({ err }, 'reset mail'));
    return {};
  });
  handle(app, sessionContract.resetPassword, async ({ body, ip }) => {
    await resetPassword(db, { ...body, address: ip, appName: options.appName });
    return {};
  });
  handle(app, sessionContract.readInvitation, ({ body, ip }) => readInvitation(db, { token: body.token, address: ip }));
  handle(app, sessionContract.acceptInvitation, (request) =>
    acceptInvitation(db, options, { ...request.body, address: request.ip, appName: options.appName }, agentOf(request)),
  );
  handle(app, sessionContract.confirmEmail, ({ body, ip }) =>
    refuseWrongLinks(db, ip, () => confirmEmail(db, body.token)),
  );
}

const serverOf = ({ appName, origin, language }: Options) => ({ appName, origin: origin(), language });

const agentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers['user-agent'] ?? '';

function refuseWhenClosed({ registrationOpen }: Options): void {
  if (!registrationOpen) throw new HttpError(403, 'REGISTRATION_CLOSED', 'Registration is closed.');
}
