import type { AccountSettings } from '@horae/contract/settings/account-settings.contract';

type Connections = AccountSettings['social']['connections'];
type SentConnections = { [K in keyof Connections]?: { id: string } | undefined };

/** What an account is told of until it chooses. */
export const unsetNotification: AccountSettings['notification'] = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: true,
  newAnnouncements: true,
  productUpdates: false,
  blogDigest: false,
};

/** What is held, with what was sent in its place. */
export function withSent<T extends object>(current: T, sent: { [K in keyof T]?: T[K] | undefined }): T {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(named) };
}

/** Another profile has another picture, which nobody has shown us. */
export function connectionsAfter(current: Connections, sent: SentConnections): Connections {
  const after = Object.entries(sent).flatMap(([network, connection]) => {
    const isSame = connection?.id === current[network as keyof Connections].id;
    return connection && !isSame ? [[network, { profileImg: '', id: connection.id }]] : [];
  });
  return { ...current, ...Object.fromEntries(after) };
}
