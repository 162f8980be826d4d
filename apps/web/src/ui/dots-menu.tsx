import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionMenu } from './action-menu';
import { IconButton } from './icon-button';

interface DotsMenuProps {
  /** The accessible name of the button and menu, which says whose actions these are. */
  label: string;
  children: ReactNode;
  /** Icon size in px. */
  size?: number;
}

export function DotsMenu({ label, children, size = 20 }: DotsMenuProps) {
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} size={size} />}>
      {children}
    </ActionMenu>
  );
}
