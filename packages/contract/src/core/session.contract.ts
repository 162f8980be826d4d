import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { ownLanguages } from '../languages';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { Session } from './user-data';

const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });

const Login = z.string().min(1).max(254).meta({ description: 'The e-mail or the login name of the account' });
const Credentials = z.object({ email: Login, password: z.string().min(1).max(128) });

// Anything that is not a valid refresh token gets 401, not 400, so every value passes here.
const RefreshBody = z.object({ refreshToken: z.unknown().optional() });

const NewPassword = z.string().min(8, 'Use at least 8 characters.').max(128, 'Use up to 128 characters.');

/** The secret from the link in a mail; API calls send it only in the body. */
const LinkToken = z.string().min(1).max(200);
const LinkBody = z.object({ token: LinkToken, password: NewPassword, passwordConfirm: z.string() });

const login = { access: 'public', body: Credentials, reply: Session } as const;
const refresh = { access: 'public', body: RefreshBody, reply: TokenPair } as const;

export const sessionContract = {
  login: route({ method: 'POST', path: '/auth/login', summary: 'Start a session', ...login }),
  loginJwt: route({ method: 'POST', path: '/jwt/login', summary: 'Start a session (the same handler)', ...login }),
  refresh: route({ method: 'POST', path: '/jwt/refresh-token', summary: 'Renew both tokens', ...refresh }),
  refreshAuth: route({
    method: 'POST',
    path: '/auth/refreshtoken',
    summary: 'Renew both tokens (the same handler)',
    ...refresh,
  }),
  registerCheck: route({
    method: 'POST',
    path: '/auth/register/check',
    summary: 'Would this registration be accepted?',
    access: 'public',
    body: z.object({ email: EmailAddress, password: NewPassword.optional(), passwordConfirm: z.string().optional() }),
    reply: z.object({ success: z.literal(true) }),
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Create a client account and start its session',
    access: 'public',
    body: z.object({ email: EmailAddress, password: NewPassword, passwordConfirm: z.string() }),
    status: 201,
    reply: Session,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session at once',
    access: 'session',
    servesSetUp: true,
    reply: z.object({}),
  }),
  setLanguage: route({
    method: 'POST',
    path: '/auth/language',
    summary: 'Choose the language of the account: of its mails, and of a device where none was chosen',
    access: 'session',
    servesSetUp: true,
    body: z.object({ language: z.enum(ownLanguages) }),
    reply: z.object({}),
  }),
  setLastHotel: route({
    method: 'POST',
    path: '/auth/last-hotel',
    summary: 'Remember the hotel that the account works in now; its next login leads there',
    access: 'session',
    body: OfHotel,
    reply: z.object({}),
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/password/change',
    summary: 'Change your own password; ends the other sessions of the account',
    access: 'session',
    body: z.object({ currentPassword: z.string().min(1).max(128), password: NewPassword, passwordConfirm: z.string() }),
    reply: z.object({}),
  }),
  demoPasswords: route({
    method: 'GET',
    path: '/auth/demo-passwords',
    summary: 'Demo accounts that still have their public password, while others can reach this server',
    access: 'admin',
    reply: z.object({ emails: z.array(z.string()) }),
  }),
  requestReset: route({
    method: 'POST',
    path: '/auth/password/request-reset',
    summary: 'Request a reset link; the reply is the same for known and unknown addresses',
    access: 'public',
    body: z.object({ email: Login }),
    reply: z.object({}),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Set a new password with the token of a reset link; ends every session of the account',
    access: 'public',
    body: LinkBody,
    reply: z.object({}),
  }),
  readInvitation: route({
    method: 'POST',
    path: '/auth/invitation/read',
    summary: 'The person an invitation is for, by the token of its link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    reply: z.object({ fullName: z.string(), email: z.string().nullable(), loginName: z.string().nullable() }),
  }),
  acceptInvitation: route({
    method: 'POST',
    path: '/auth/invitation/accept',
    summary: 'Choose the first password of an account with the token of its invitation, and start a session',
    access: 'public',
    body: LinkBody,
    reply: Session,
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/auth/email/confirm',
    summary: 'Confirm the new e-mail of an account with the token of the link sent to it, once',
    access: 'public',
    body: z.object({ token: LinkToken }),
    reply: z.object({ email: z.string() }),
  }),
};
