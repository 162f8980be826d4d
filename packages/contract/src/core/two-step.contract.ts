import { z } from 'zod';
import { isNotBlank } from '../fields';
import { route } from '../route';
import { PasskeyOptions, passkeyNameLength } from './passkeys';
import { Code, NewPasskey, proof, Ticket } from './two-step-proofs';
import { Requirement, TwoStep, twoStepRequirements, WithCodes } from './two-step-state';
import { Session } from './user-data';

const own = { access: 'session', servesSetUp: true } as const;
const change = { ...own, method: 'POST', asksAgain: true } as const;

export const twoStepContract = {
  secondStep: route({
    method: 'POST',
    path: '/auth/second-step',
    summary: 'Finish a login with the ticket of its 401 and a code, a passkey or a recovery code',
    access: 'public',
    body: z.object({ ticket: Ticket, ...proof }),
    reply: Session,
  }),
  secondStepPasskey: route({
    method: 'POST',
    path: '/auth/second-step/passkey-options',
    summary: 'A challenge for the passkeys of the account that is logging in',
    access: 'public',
    body: z.object({ ticket: Ticket }),
    reply: PasskeyOptions,
  }),
  confirmIdentity: route({
    ...own,
    method: 'POST',
    path: '/auth/confirm-identity',
    summary:
      'Prove the password, and the second step of an account that has one, again; calls that ask for it are answered for ten minutes',
    body: z.object({ password: z.string().min(1).max(128), ...proof }),
    reply: z.object({}),
  }),
  confirmIdentityPasskey: route({
    ...own,
    method: 'POST',
    path: '/auth/confirm-identity/passkey-options',
    summary: 'A challenge for your own passkeys, to confirm your identity',
    reply: PasskeyOptions,
  }),
  read: route({
    ...own,
    method: 'GET',
    path: '/auth/two-step',
    summary: 'The two-step verification of your own account',
    reply: TwoStep,
  }),
  beginApp: route({
    ...change,
    path: '/auth/two-step/begin-app',
    summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed within ten minutes',
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmApp: route({
    ...change,
    path: '/auth/two-step/confirm-app',
    summary: 'Set up the authenticator app with a code that it shows; the other sessions of the account end',
    body: z.object({ code: Code }),
    reply: WithCodes,
  }),
  removeApp: route({
    ...change,
    path: '/auth/two-step/remove-app',
    summary: 'Remove the authenticator app',
    reply: TwoStep,
  }),
  beginPasskey: route({
    ...change,
    path: '/auth/two-step/begin-passkey',
    summary: 'A challenge for a new passkey, valid for five minutes',
    reply: PasskeyOptions,
  }),
  addPasskey: route({
    ...change,
    path: '/auth/two-step/add-passkey',
    summary: 'Add a passkey by its answer to the challenge',
    body: z.object({
      name: z.string().max(passkeyNameLength).trim().refine(isNotBlank, 'Enter a name, such as "Office computer".'),
      passkey: NewPasskey,
    }),
    status: 201,
    reply: WithCodes,
  }),
  removePasskey: route({
    ...change,
    path: '/auth/two-step/remove-passkey',
    summary: 'Remove one of your passkeys',
    body: z.object({ id: z.int().min(1).max(2_147_483_647) }),
    reply: TwoStep,
  }),
  makeRecoveryCodes: route({
    ...change,
    path: '/auth/two-step/make-recovery-codes',
    summary: 'Ten new recovery codes, returned only once; the previous ones stop working',
    reply: WithCodes,
  }),
  switchOff: route({
    ...change,
    path: '/auth/two-step/switch-off',
    summary: 'Switch two-step verification off: removes the app, the passkeys and the recovery codes',
    reply: TwoStep,
  }),
  requirement: route({
    method: 'GET',
    path: '/auth/two-step/requirement',
    summary: 'Who must have two-step verification; the ETag guards a change',
    access: 'admin',
    reply: Requirement,
  }),
  saveRequirement: route({
    method: 'POST',
    path: '/auth/two-step/requirement/save',
    summary: 'Change who must have two-step verification; accounts without it must set it up right away',
    access: 'admin',
    updates: true,
    asksAgain: true,
    body: z.object({ requiredOf: z.enum(twoStepRequirements) }),
    reply: Requirement,
  }),
};
