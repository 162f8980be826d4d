/** The sender id of one's own messages, alike for every account; no contact has it. */
export const ownSenderId = 11;

interface StoredMessage {
  message: string;
  at: Date;
  isOwn: boolean;
}

/** A message as the wire names it: sent by oneself or by the contact. */
export function wireMessage({ message, at, isOwn }: StoredMessage, contactId: number) {
  return { message, time: at.toISOString(), senderId: isOwn ? ownSenderId : contactId };
}
