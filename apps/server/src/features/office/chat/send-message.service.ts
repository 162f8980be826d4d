import { and, asc, eq, or, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { accounts } from '../../core/session/session.table';
import { linkedIdsAfter, wireMessage } from './chat.rules';
import { chatContacts, chatMessages, chatProfiles, chats } from './chat.table';
import { contactOf } from './chat-contacts';

/** One side of a conversation: an account and its contact. */
interface Side {
  accountId: number;
  contactId: number;
}

/** Adds the message to the chat, and as unseen to that of the account behind the contact. */
export async function sendMessage(tx: Database, accountId: number, contactId: number, message: string) {
  const sides = await holdSides(tx, accountId, contactId);
  const at = new Date();
  const opened = [];
  // Adds all missing chats before changing any: adding one locks the table.
  for (const side of sides) opened.push({ ...side, ...(await chatOf(tx, side)) });
  for (const { chatId, ...side } of opened) {
    const isOwn = side.accountId === accountId;
    await tx.insert(chatMessages).values({ accountId: side.accountId, chatId, message, at, isOwn });
    if (!isOwn) await raiseUnseen(tx, side.accountId, chatId);
    await announce(tx, 'chat', side.accountId);
  }
  const sent = wireMessage({ message, at, isOwn: true }, contactId);
  const own = opened.find((side) => side.accountId === accountId);
  const chat = own?.isNew ? { chat: { id: own.chatId, unseenMsgs: 0, lastMessage: sent } } : {};
  return { newMessageData: sent, id: contactId, ...chat };
}

/** Locks both sides in a fixed order, so that the messages of a conversation are written one after the other. */
async function holdSides(tx: Database, accountId: number, contactId: number): Promise<Side[]> {
  const { contact, linkedAccountId, isReachable } = await contactOf(tx, accountId, contactId);
  if (!isReachable) throw conflict(`You no longer work at the same hotel as ${contact.fullName}.`);
  if (linkedAccountId !== null) await storeContacts(tx, [accountId, linkedAccountId]);
  const isOwn = and(eq(chatContacts.accountId, accountId), eq(chatContacts.id, contactId));
  const isTheirs =
    linkedAccountId === null
      ? undefined
      : and(eq(chatContacts.accountId, linkedAccountId), eq(chatContacts.linkedAccountId, accountId));
  return tx
    .select({ accountId: chatContacts.accountId, contactId: chatContacts.id })
    .from(chatContacts)
    .where(or(isOwn, isTheirs))
    .orderBy(asc(chatContacts.accountId), asc(chatContacts.id))
    .for('update');
}

/** Stores two accounts as contacts of each other, which their chat requires, unless they are. */
async function storeContacts(tx: Database, pair: [number, number]): Promise<void> {
  // In a fixed order: both may write their first message at once.
  const [first, second] = pair.toSorted((one, other) => one - other) as [number, number];
  for (const [owner, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await tx.execute(sql`
      insert into ${chatContacts} (${bare(chatContacts.accountId, chatContacts.id, chatContacts.linkedAccountId, chatContacts.fullName, chatContacts.jobTitle, chatContacts.about, chatContacts.status)})
      select ${owner}, ${linkedIdsAfter} + ${accounts.id}, ${accounts.id}, ${accounts.fullName}, ${chatProfiles.jobTitle}, '', 'offline'
      from ${accounts} join ${chatProfiles} on ${chatProfiles.accountId} = ${accounts.id} where ${accounts.id} = ${other}
      on conflict do nothing`);
  }
}

async function chatOf(tx: Database, { accountId, contactId }: Side): Promise<{ chatId: number; isNew: boolean }> {
  const isChat = and(eq(chats.accountId, accountId), eq(chats.contactId, contactId));
  const [known] = await tx.select({ id: chats.id }).from(chats).where(isChat);
  if (known) return { chatId: known.id, isNew: false };
  const id = await nextId(tx, chats, chats.id, eq(chats.accountId, accountId));
  await tx.insert(chats).values({ accountId, id, contactId });
  return { chatId: id, isNew: true };
}

async function raiseUnseen(tx: Database, accountId: number, chatId: number): Promise<void> {
  const isChat = and(eq(chats.accountId, accountId), eq(chats.id, chatId));
  await tx
    .update(chats)
    .set({ unseen: sql`${chats.unseen} + 1` })
    .where(isChat);
}
