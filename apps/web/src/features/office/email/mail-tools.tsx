import { type Email, mailFolders } from '@horae/contract/office/emails';
import {
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarFilled,
  IconTag,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { IconButton } from '#ui/icon-button';
import { Toolbar } from '#ui/toolbar';
import styles from './email.module.css';
import { emailWords } from './email.words';
import { labelsInOrder } from './mail-place';
import type { MailActions } from './use-mail-actions';

interface MailToolsProps {
  mails: readonly Email[];
  actions: MailActions;
  /** For an open e-mail: also shows its star, and closes it when it is moved or marked. */
  isOpen?: boolean;
  onGone: () => void;
  children?: ReactNode;
}

/** The actions for the selected e-mails, or for the open one. */
export function MailTools({ mails, actions, isOpen = false, onGone, children }: MailToolsProps) {
  const say = emailWords.use();
  const [isAsking, setAsking] = useState(false);
  const isUnread = mails.some(({ isRead }) => !isRead);
  const isLasting = mails.every(({ folder }) => folder === 'trash');
  const [first] = mails;
  const act = (action: () => void) => () => {
    action();
    onGone();
  };
  const folders = mailFolders.filter((folder) => folder !== 'sent' && mails.some((mail) => mail.folder !== folder));
  return (
    <Toolbar label={say('actions')} className={styles.toolbar}>
      {children}
      {isOpen && first && (
        <IconButton
          icon={first.isStarred ? IconStarFilled : IconStar}
          label={say('star')}
          data-keys="s"
          aria-pressed={first.isStarred}
          className={styles.star ?? ''}
          onClick={() => actions.toggleStar(first)}
        />
      )}
      {isUnread && !isOpen ? (
        <IconButton icon={IconMailOpened} label={say('markRead')} onClick={act(() => actions.mark(mails, true))} />
      ) : (
        <IconButton
          icon={IconMail}
          label={say('markUnread')}
          data-keys="u"
          onClick={act(() => actions.mark(mails, false))}
        />
      )}
      <ActionMenu
        label={say('move')}
        position="bottom-start"
        trigger={<IconButton icon={IconFolderSymlink} label={say('move')} />}
      >
        {folders.map((folder) => (
          <ActionItem key={folder} onClick={act(() => actions.move(mails, folder))}>
            {say(`folder.${folder}`)}
          </ActionItem>
        ))}
      </ActionMenu>
      <ActionMenu
        label={say('label')}
        position="bottom-start"
        staysOpen
        trigger={<IconButton icon={IconTag} label={say('label')} />}
      >
        {labelsInOrder.map((label) => (
          <ActionItem
            key={label}
            isTicked={mails.every(({ labels }) => labels.includes(label))}
            onClick={() => actions.label(mails, label)}
          >
            {say(`label.${label}`)}
          </ActionItem>
        ))}
      </ActionMenu>
      {isLasting ? (
        <IconButton icon={IconTrashX} label={say('delete')} onClick={() => setAsking(true)} />
      ) : (
        <IconButton
          icon={IconTrash}
          label={say('trash')}
          data-keys="e"
          onClick={act(() => actions.move(mails, 'trash'))}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={say('deleteTitle', { count: mails.length })}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            actions.remove(mails);
            onGone();
          }}
        />
      )}
    </Toolbar>
  );
}
