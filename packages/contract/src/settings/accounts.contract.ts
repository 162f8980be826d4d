import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { Id, intField, isNotBlank } from '../fields';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';
import { Grant, Grants } from './account-grants';
import { SessionLists } from './session-lists';

export const accountRoles = ['admin', 'client'] as const;
export const accountStates = ['invited', 'unconfirmed', 'active', 'disabled'] as const;
export const passwordLinkKinds = ['reset', 'invitation'] as const;
export const accountSortColumns = ['id', 'fullName', 'email', 'role', 'state', 'lastLoginAt'] as const;

export type AccountState = (typeof accountStates)[number];
/** People invited per call: adding an account takes a tenth of a second, during which nobody can log in. */
export const mostInvitedAtOnce = 10;

const Head = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string().nullable(),
  loginName: z.string().nullable().meta({ description: 'By which it logs in, beside the e-mail or without one' }),
  role: z.enum(accountRoles),
  state: z.enum(accountStates),
});

/** An account in the list. */
export type AccountRow = z.infer<typeof AccountRow>;
const AccountRow = Head.extend({
  avatar: z.string().nullable(),
  hotels: z.array(z.string()).meta({ description: 'Names of the hotels granted; administrators may use all' }),
  lastLoginAt: z.string().nullable(),
});

/** An account with its grants; changes check its version. */
export type AccountDetail = z.infer<typeof AccountDetail>;
const AccountDetail = Head.extend({
  username: z.string(),
  avatar: z.string().nullable(),
  createdAt: z.string(),
  hasTwoStep: z.boolean().meta({ description: 'Whether its logins need a second step' }),
  grants: z.array(Grant),
});

const FullName = z.string().max(100).trim().refine(isNotBlank, 'Enter a full name.');
const Role = z.enum(accountRoles);

/** Whether a mail server will send the mail; without one it stays in the outbox. */
const Posted = z.object({ willBeSent: z.boolean() });

export type AccountQuery = z.infer<typeof AccountQuery>;
const AccountQuery = pageQuery(10).extend({
  role: z.string().optional(),
  hotel: intField(1, 2_147_483_647).optional(),
  state: z.string().optional(),
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(accountSortColumns).default('fullName'),
});

/** Whether a person was invited or, if not, why. */
export const inviteOutcomes = ['invited', 'has-account', 'no-email', 'email-in-use', 'left', 'unknown'] as const;

export type InvitedPerson = z.infer<typeof InvitedPerson>;
const InvitedPerson = z.object({ employeeId: z.int(), name: z.string(), outcome: z.enum(inviteOutcomes) });

export type HotelPerson = z.infer<typeof HotelPerson>;
const HotelPerson = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  accountId: z.int().nullable().meta({ description: 'The account this person has' }),
});

const Place = z.object({ id: z.int(), name: z.string(), within: z.string(), isClosed: z.boolean() });

/** A mail that no mail server has accepted. */
export type UnsentMail = z.infer<typeof UnsentMail>;
const UnsentMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable().meta({ description: 'Null when it is not offered any more' }),
  failure: z.string().nullable(),
  isBeingSent: z.boolean().meta({ description: 'It can be changed again once that has ended' }),
  mayHaveArrived: z.boolean().meta({ description: 'A mail server got it without confirming it' }),
  accountId: z.int().nullable().meta({ description: 'Whose password can be chosen by the link in it' }),
});

const OneAccount = z.object({ id: Id });
const OneMail = z.object({ id: Id });
const AccountReply = z.object({ account: AccountDetail });

export const accountsContract = {
  list: route({
    method: 'GET',
    path: '/accounts/list',
    summary: 'Login accounts by text, role, hotel and status, sorted and paged',
    access: 'hotel-admin',
    query: AccountQuery,
    reply: z.object({
      total: z.int(),
      accounts: z.array(AccountRow),
      counts: z.object({ invited: z.int(), unconfirmed: z.int(), active: z.int(), disabled: z.int() }),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/accounts/account',
    summary: 'One account with its grants; the ETag guards a change',
    access: 'hotel-admin',
    query: OneAccount,
    reply: AccountReply,
  }),
  sessions: route({
    method: 'GET',
    path: '/accounts/sessions',
    summary: 'The open sessions of an account and its last logins',
    access: 'hotel-admin',
    query: OneAccount,
    reply: SessionLists,
  }),
  invite: route({
    method: 'POST',
    path: '/accounts/invite',
    summary: 'Add an account without a password and send its invitation',
    access: 'hotel-admin',
    asksAgain: true,
    body: z.object({
      account: z.object({ fullName: FullName, email: EmailAddress, role: Role, grants: Grants.default([]) }),
    }),
    status: 201,
    reply: AccountReply.extend(Posted.shape),
  }),
  invitePeople: route({
    method: 'POST',
    path: '/accounts/invite-people',
    summary: 'Invite people of a hotel who have an e-mail and no account, each to see and clock their own work',
    access: 'hotel-admin',
    asksAgain: true,
    body: z.object({ hotel: Id, employeeIds: z.array(Id).min(1, 'Choose somebody.').max(mostInvitedAtOnce) }),
    status: 201,
    reply: Posted.extend({ people: z.array(InvitedPerson) }),
  }),
  update: route({
    method: 'POST',
    path: '/accounts/update',
    summary:
      'Change name, role and grants of an account; a new role ends its sessions, a new e-mail while it is invited sends a new invitation',
    access: 'hotel-admin',
    asksAgain: true,
    updates: true,
    body: z.object({
      id: Id,
      fullName: FullName.optional(),
      email: EmailAddress.optional(),
      role: Role.optional(),
      grants: Grants.optional(),
    }),
    reply: AccountReply,
  }),
  disable: route({
    method: 'POST',
    path: '/accounts/disable',
    summary: 'Disable an account: its sessions and links end at once',
    access: 'hotel-admin',
    asksAgain: true,
    body: OneAccount,
    reply: AccountReply,
  }),
  enable: route({
    method: 'POST',
    path: '/accounts/enable',
    summary: 'Let a disabled account log in again',
    access: 'hotel-admin',
    asksAgain: true,
    body: OneAccount,
    reply: AccountReply,
  }),
  endSessions: route({
    method: 'POST',
    path: '/accounts/end-sessions',
    summary: 'End one or all sessions of an account; your own current session stays open',
    access: 'hotel-admin',
    body: OneAccount.extend({ session: z.uuid('Use the id of a session.').optional() }),
    reply: z.object({}),
  }),
  sendLink: route({
    method: 'POST',
    path: '/accounts/send-link',
    summary: 'Send an invitation (no password yet) or a reset link; links sent earlier stop working',
    access: 'hotel-admin',
    asksAgain: true,
    body: OneAccount.extend({ kind: z.enum(passwordLinkKinds) }),
    reply: Posted,
  }),
  resetTwoStep: route({
    method: 'POST',
    path: '/accounts/reset-two-step',
    summary: 'Remove the two-step verification of another account, after a lost phone; its sessions end at once',
    access: 'hotel-admin',
    asksAgain: true,
    body: OneAccount,
    reply: AccountReply,
  }),
  hotel: route({
    method: 'GET',
    path: '/accounts/hotel',
    summary: 'Units, departments and people of a hotel, for grants and invitations',
    access: 'hotel-admin',
    query: z.object({ hotel: Id }),
    reply: z.object({ units: z.array(Place), departments: z.array(Place), people: z.array(HotelPerson) }),
  }),
  outbox: route({
    method: 'GET',
    path: '/accounts/outbox/list',
    summary: 'Mails that have not been sent, newest first; never their content',
    access: 'admin',
    query: pageQuery(25),
    reply: z.object({ total: z.int(), mails: z.array(UnsentMail), hasMailServer: z.boolean() }),
  }),
  takeOutMail: route({
    method: 'POST',
    path: '/accounts/outbox/take-out',
    summary: 'Take a mail with a link out of the outbox to hand it over: its text is returned only once',
    access: 'admin',
    asksAgain: true,
    body: OneMail,
    reply: z.object({ to: z.string(), subject: z.string(), text: z.string(), link: z.string() }),
  }),
  sendAgain: route({
    method: 'POST',
    path: '/accounts/outbox/send-again',
    summary: 'Try to send an unsent mail again',
    access: 'admin',
    body: OneMail,
    reply: z.object({}),
  }),
  deleteMail: route({
    method: 'DELETE',
    path: '/accounts/outbox/delete',
    summary: 'Delete an unsent mail',
    access: 'admin',
    query: OneMail,
    reply: z.object({}),
  }),
};
