import { IconDots, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { rosterWords } from '../roster.words';
import styles from './toolbar.module.css';

interface ViewMenuProps {
  onCopyLink: () => void;
  /** More that can be done with this view. */
  children?: ReactNode;
}

export function ViewMenu({ onCopyLink, children }: ViewMenuProps) {
  const say = rosterWords.use();
  return (
    <div className={styles.menu}>
      <ActionMenu label={say('more')} trigger={<IconButton icon={IconDots} label={say('more')} />}>
        <ActionItem icon={<IconLink size={18} stroke={1.5} aria-hidden="true" />} onClick={onCopyLink}>
          {say('copyLink')}
        </ActionItem>
        {children}
      </ActionMenu>
    </div>
  );
}
