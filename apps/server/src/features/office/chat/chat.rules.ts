/** The sender id of an account's own messages, the same for every account; no contact has it. */
export const ownSenderId = 11;

/** A contact that is an account of a common hotel has its id plus this; stored contacts have lower ids. */
export const linkedIdsAfter = 1_000_000;

interface StoredMessage {
  message: string;
  at: Date;
  isOwn: boolean;
}

/** A message as on the wire: sent by the account or by the contact. */
export function wireMessage({ message, at, isOwn }: StoredMessage, contactId: number) {
  return { message, time: at.toISOString(), senderId: isOwn ? ownSenderId : contactId };
}
