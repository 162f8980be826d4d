import type { AccountSettings } from '@horae/contract/settings/account-settings';

type Connections = AccountSettings['social']['connections'];
type SentConnections = { [K in keyof Connections]?: { id: string } | undefined };

/** The notices an account receives until it chooses. */
export const unsetNotification: AccountSettings['notification'] = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: true,
  newAnnouncements: true,
  productUpdates: false,
  blogDigest: false,
};

/** The current values, overridden by those that were sent. */
export function withSent<T extends object>(current: T, sent: { [K in keyof T]?: T[K] | undefined }): T {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(named) };
}

/** A changed profile loses its picture, since we do not know the new one. */
export function connectionsAfter(current: Connections, sent: SentConnections): Connections {
  const after = Object.entries(sent).flatMap(([network, connection]) => {
    const isSame = connection?.id === current[network as keyof Connections].id;
    return connection && !isSame ? [[network, { profileImg: '', id: connection.id }]] : [];
  });
  return { ...current, ...Object.fromEntries(after) };
}
