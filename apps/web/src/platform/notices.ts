import { createStore } from './store';

export type NoticeTab = 'schedule' | 'apps';

/** An entry under the bell: it stays until its cause is gone, and is unread until the user has seen it. */
export interface Notice {
  /** Identifies the subject; a new notice replaces one with the same key. */
  key: string;
  tab: NoticeTab;
  text: string;
  at: Date;
  /** The path of the screen that helps. */
  to?: string;
  isRead: boolean;
}

export const notices = createStore<Notice[]>([]);

export function postNotice(notice: Omit<Notice, 'isRead' | 'at'> & { at?: Date }): void {
  const others = notices.get().filter((other) => other.key !== notice.key);
  notices.set([{ at: new Date(), ...notice, isRead: false }, ...others]);
}

export function withdrawNotice(key: string): void {
  if (notices.get().some((notice) => notice.key === key)) {
    notices.set(notices.get().filter((notice) => notice.key !== key));
  }
}

export function markAllRead(): void {
  notices.set(notices.get().map((notice) => ({ ...notice, isRead: true })));
}
