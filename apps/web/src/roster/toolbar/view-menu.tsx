import { IconDots, IconLink } from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { rosterWords } from '../roster.words';
import styles from './toolbar.module.css';

export function ViewMenu({ onCopyLink }: { onCopyLink: () => void }) {
  const say = rosterWords.use();
  return (
    <div className={styles.menu}>
      <ActionMenu label={say('more')} trigger={<IconButton icon={IconDots} label={say('more')} />}>
        <ActionItem icon={<IconLink size={18} stroke={1.5} aria-hidden="true" />} onClick={onCopyLink}>
          {say('copyLink')}
        </ActionItem>
      </ActionMenu>
    </div>
  );
}
