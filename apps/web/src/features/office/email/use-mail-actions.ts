import type { Email } from '@horae/contract/office/emails';
import { useMutation } from '@tanstack/react-query';
import { notify, notifyUndo } from '#platform/notify';
import { changeEmails, removeEmails, toggleLabel } from './email.queries';
import { emailWords } from './email.words';
import type { MailFolder, MailLabel } from './mail-place';

type Mails = readonly Email[];

export interface MailActions {
  move: (mails: Mails, folder: MailFolder) => void;
  mark: (mails: Mails, isRead: boolean) => void;
  /** Opening an e-mail marks it as read without a notification. */
  read: (mail: Email) => void;
  toggleStar: (mail: Email) => void;
  /** Adds the label to all e-mails, or removes it if all have it. */
  label: (mails: Mails, label: MailLabel) => void;
  remove: (mails: Mails) => void;
}

const idsOf = (mails: Mails) => mails.map(({ id }) => id);

/** The actions on e-mails; those that remove them from the list can be undone. */
export function useMailActions(): MailActions {
  const say = emailWords.use();
  const { mutate: change, mutateAsync: changeAsync } = useMutation(changeEmails);
  const { mutate: toggle, mutateAsync: toggleAsync } = useMutation(toggleLabel);
  const remove = useMutation(removeEmails).mutate;

  /** Restores the folder and read state of each e-mail. */
  function restore(mails: Mails): void {
    const groups = new Map<string, Email[]>();
    for (const mail of mails) {
      const kind = `${mail.folder} ${mail.isRead}`;
      groups.set(kind, [...(groups.get(kind) ?? []), mail]);
    }
    for (const group of groups.values()) {
      const { folder, isRead } = group[0]!;
      change({ ids: idsOf(group), change: { folder, isRead } });
    }
  }

  return {
    move(mails, folder) {
      const action = changeAsync({ ids: idsOf(mails), change: { folder } });
      const values = { count: mails.length, folder: say(`folder.${folder}`) };
      notifyUndo(say('moved', values), say('undo'), () => restore(mails), action);
    },
    mark(mails, isRead) {
      const action = changeAsync({ ids: idsOf(mails), change: { isRead } });
      const done = say(isRead ? 'markedRead' : 'markedUnread', { count: mails.length });
      notifyUndo(done, say('undo'), () => restore(mails), action);
    },
    read: ({ id }) => change({ ids: [id], change: { isRead: true } }),
    toggleStar: ({ id, isStarred }) => change({ ids: [id], change: { isStarred: !isStarred } }),
    label(mails, label) {
      const without = mails.filter(({ labels }) => !labels.includes(label));
      const isAdded = without.length > 0;
      const ids = idsOf(isAdded ? without : mails);
      const action = toggleAsync({ ids, label });
      const values = { count: ids.length, label: say(`label.${label}`) };
      const done = say(isAdded ? 'labelAdded' : 'labelRemoved', values);
      notifyUndo(done, say('undo'), () => toggle({ ids, label }), action);
    },
    remove(mails) {
      remove(idsOf(mails), {
        onSuccess: () => notify(say('deleted', { count: mails.length }), { kind: 'success' }),
      });
    },
  };
}
