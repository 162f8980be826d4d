import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { isNotBlank } from '../fields';
import { route } from '../route';
import { bioLength, connection, link, upTo } from './account-setting-fields';
import { AccountSettings, Notification } from './account-settings';
import { SessionLists } from './session-lists';
import { isBirthDate, isPhoneNumber, isWebAddress } from './social-links';

const updates = { method: 'POST', access: 'session', updates: true, reply: AccountSettings } as const;

export const accountSettingsContract = {
  read: route({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Your own settings; the ETag guards every change',
    access: 'session',
    reply: AccountSettings,
  }),
  updateGeneral: route({
    ...updates,
    path: '/account-setting/update-general',
    summary:
      'Change names, avatar (the address of an upload) and company; a new e-mail needs the password and takes effect once the link sent to it is opened',
    body: z.object({
      general: z.object({
        avatar: z
          .string()
          .regex(/^(\/uploads\/pictures\/[\w-]{43})?$/, 'Upload a picture first.')
          .optional(),
        username: upTo(60).refine(isNotBlank, 'Enter a username.').optional(),
        fullName: upTo(100).refine(isNotBlank, 'Enter a full name.').optional(),
        email: EmailAddress.optional(),
        company: upTo(100).optional(),
      }),
      currentPassword: z.string().max(128).optional(),
    }),
  }),
  wantedEmail: route({
    method: 'GET',
    path: '/account-setting/wanted-email',
    summary: 'The new e-mail that is not confirmed yet, or null',
    access: 'session',
    reply: z.object({
      email: z.string().nullable(),
      willBeSent: z
        .boolean()
        .meta({ description: 'False without a mail server: an administrator hands the link over' }),
    }),
  }),
  sendEmailLink: route({
    method: 'POST',
    path: '/account-setting/send-email-link',
    summary: 'Send the link to the new e-mail again; the one before stops working. Five in a row, then 429 for an hour',
    access: 'session',
    reply: z.object({}),
  }),
  keepEmail: route({
    method: 'POST',
    path: '/account-setting/keep-email',
    summary: 'Keep the current e-mail; the link sent to the new one stops working',
    access: 'session',
    reply: z.object({}),
  }),
  sessions: route({
    method: 'GET',
    path: '/account-setting/sessions',
    summary: 'Your own open sessions and last logins',
    access: 'session',
    reply: SessionLists,
  }),
  endSessions: route({
    method: 'POST',
    path: '/account-setting/end-sessions',
    summary: 'End one of your other sessions, or all of them; this one stays open',
    access: 'session',
    asksAgain: true,
    body: z.object({ session: z.uuid('Use the id of a session.').optional() }),
    reply: z.object({ ended: z.int() }),
  }),
  updateInfo: route({
    ...updates,
    path: '/account-setting/update-information',
    summary: 'Change bio, birth date, country, website and phone',
    body: z.object({
      info: z.object({
        bio: upTo(bioLength).optional(),
        dob: z
          .string()
          .refine((day) => isBirthDate(day), 'Enter a birth date, for example 1990-02-28.')
          .optional(),
        country: upTo(60).optional(),
        website: upTo(200).refine(isWebAddress, 'Enter an address, for example https://hotel.gr.').optional(),
        phone: z.string().refine(isPhoneNumber, 'Enter a phone number, for example +30 2310 123456.').optional(),
      }),
    }),
  }),
  updateSocial: route({
    ...updates,
    path: '/account-setting/update-social',
    summary: 'Change the links to your profiles elsewhere',
    body: z.object({
      socialLinks: z.object({
        twitter: link('twitter'),
        facebook: link('facebook'),
        google: link('google'),
        linkedIn: link('linkedIn'),
        instagram: link('instagram'),
        quora: link('quora'),
      }),
    }),
  }),
  updateConnections: route({
    ...updates,
    path: '/account-setting/update-connections',
    summary: "Connect a profile elsewhere by its name, or disconnect it by ''",
    body: z.object({
      connections: z.object({ twitter: connection, google: connection, facebook: connection, github: connection }),
    }),
  }),
  updateNotification: route({
    ...updates,
    path: '/account-setting/update-notification',
    summary: 'Choose the notifications to receive in your own mailbox',
    body: z.object({ notification: Notification.partial() }),
  }),
};
