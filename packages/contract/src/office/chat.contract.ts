import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;

const Status = z.enum(chatStatuses);

export type ProfileUser = z.infer<typeof ProfileUser>;
export const ProfileUser = z.object({
  id: z.int(),
  avatar: z.string().nullable(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: Status,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});

export type Contact = z.infer<typeof Contact>;
export const Contact = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string().nullable(),
  status: Status,
});

export type Message = z.infer<typeof Message>;
export const Message = z.object({ message: z.string(), time: z.string(), senderId: z.int() });

const ChatSummary = z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: Message.nullable() });

export type Chat = z.infer<typeof Chat>;
export const Chat = z.object({
  id: z.int(),
  userId: z.int().meta({ description: 'the contact’s id' }),
  unseenMsgs: z.int(),
  chat: z.array(Message).meta({ description: 'oldest first' }),
});

export type ProfileChange = z.infer<typeof ProfileChange>;
const ProfileChange = z.object({
  about: z.string().max(120).optional(),
  status: Status.optional(),
  settings: z.object({ isNotificationsOn: z.boolean().optional() }).optional(),
});

export const chatContract = {
  profile: route({
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    summary: 'Your own chat profile; its ETag guards a change',
    access: 'session',
    reply: ProfileUser,
  }),
  people: route({
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    summary: 'Contacts with a chat, newest message first, and all contacts',
    access: 'session',
    reply: z.object({
      chatsContacts: z.array(Contact.extend({ chat: ChatSummary })),
      contacts: z.array(Contact),
      profileUser: ProfileUser,
    }),
  }),
  open: route({
    method: 'GET',
    path: '/apps/chat/get-chat',
    summary: 'The chat with a contact; its messages count as seen from now on',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ chat: Chat.nullable(), contact: Contact }),
  }),
  send: route({
    method: 'POST',
    path: '/apps/chat/send-msg',
    summary: 'Send a message; the first one to a contact creates the chat',
    access: 'session',
    body: z.object({
      obj: z.object({
        contact: z.object({ id: Id }),
        message: z.string().max(5000).refine(isNotBlank, 'Enter a message.'),
      }),
    }),
    status: 201,
    reply: z.object({
      response: z.object({ newMessageData: Message, id: z.int(), chat: ChatSummary.optional() }),
    }),
  }),
  updateProfile: route({
    method: 'POST',
    path: '/apps/chat/users/update-profile-user',
    summary: 'Change what others see of you, and whether you want notifications',
    access: 'session',
    updates: true,
    body: z.object({ profileUser: ProfileChange }),
    reply: ProfileUser,
  }),
};
