import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionMenu } from './action-menu';
import { IconButton } from './icon-button';

interface DotsMenuProps {
  /** Names the button and the menu: whose deeds they are. */
  label: string;
  children: ReactNode;
  /** Stands over what scrolls around the button. */
  size?: number;
}

/** What can be done with one thing, behind three dots. */
export function DotsMenu({ label, children, size = 20 }: DotsMenuProps) {
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} size={size} />}>
      {children}
    </ActionMenu>
  );
}
