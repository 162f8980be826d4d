import type { Chat, Contact } from '@horae/contract/office/chat.contract';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { wireMessage } from './chat.rules';
import { chatMessages, chats } from './chat.table';
import { contactOf, contactsOf } from './chat-contacts';
import { readProfile } from './chat-profile.service';

/** Lists the contacts with a chat, newest message first, and the possible ones. */
export async function listPeople(db: Database, accountId: number) {
  const contacts = (await contactsOf(db, accountId)).map(({ contact }) => contact);
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const summaries = await summariesOf(db, accountId);
  const chatsContacts = summaries.flatMap(({ contactId, ...chat }) => {
    const contact = byId.get(contactId);
    return contact ? [{ ...contact, chat }] : [];
  });
  return { chatsContacts, contacts, profileUser: await readProfile(db, accountId) };
}

/** Opens the chat with a contact and marks its messages as seen. */
export function openChat(
  db: Database,
  accountId: number,
  contactId: number,
): Promise<{ chat: Chat | null; contact: Contact }> {
  return inTransaction(db, async (tx) => {
    const { contact } = await contactOf(tx, accountId, contactId);
    const isChat = and(eq(chats.accountId, accountId), eq(chats.contactId, contactId));
    const seen = await tx
      .update(chats)
      .set({ unseen: 0 })
      .where(and(isChat, gt(chats.unseen, 0)))
      .returning({ id: chats.id });
    if (seen.length > 0) await announce(tx, 'chat', accountId);
    const [chat] = await tx.select({ id: chats.id }).from(chats).where(isChat);
    if (!chat) return { chat: null, contact };
    const messages = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.accountId, accountId), eq(chatMessages.chatId, chat.id)))
      .orderBy(asc(chatMessages.position));
    const said = messages.map((message) => wireMessage(message, contactId));
    return { chat: { id: chat.id, userId: contactId, unseenMsgs: 0, chat: said }, contact };
  });
}

async function summariesOf(db: Database, accountId: number) {
  const last = db
    .select({ message: chatMessages.message, at: chatMessages.at, isOwn: chatMessages.isOwn })
    .from(chatMessages)
    .where(and(eq(chatMessages.accountId, chats.accountId), eq(chatMessages.chatId, chats.id)))
    .orderBy(desc(chatMessages.position))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      id: chats.id,
      contactId: chats.contactId,
      unseen: chats.unseen,
      last: { message: last.message, at: last.at, isOwn: last.isOwn },
    })
    .from(chats)
    .innerJoinLateral(last, eq(chats.accountId, accountId))
    .orderBy(desc(last.at), desc(chats.id));
  return rows.map(({ id, contactId, unseen, last: message }) => ({
    contactId,
    id,
    unseenMsgs: unseen,
    lastMessage: wireMessage(message, contactId),
  }));
}
