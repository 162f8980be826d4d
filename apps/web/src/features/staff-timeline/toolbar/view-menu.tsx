import { Menu } from '@mantine/core';
import { IconDots, IconLink } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import menuStyles from '#ui/menu.module.css';
import { timelineWords } from '../staff-timeline.words';

export function ViewMenu({ onCopyLink }: { onCopyLink: () => void }) {
  const say = timelineWords.use();
  return (
    <Menu position="bottom-end" offset={4} classNames={menuStyles}>
      <Menu.Target>
        <IconButton icon={IconDots} label={say('more')} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={18} stroke={1.5} aria-hidden="true" />} onClick={onCopyLink}>
          {say('copyLink')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
