import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { rosterWords } from '../roster.words';
import styles from './toolbar.module.css';

interface ViewMenuProps {
  onCopyLink: () => void;
  children?: ReactNode;
}

export function ViewMenu({ onCopyLink, children }: ViewMenuProps) {
  const say = rosterWords.use();
  return (
    <div className={styles.menu}>
      <DotsMenu label={say('more')}>
        <ActionItem icon={<IconLink size={18} stroke={1.5} aria-hidden="true" />} onClick={onCopyLink}>
          {say('copyLink')}
        </ActionItem>
        {children}
      </DotsMenu>
    </div>
  );
}
