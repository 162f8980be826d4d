import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import type { ShiftAction } from './shift-actions.rules';
import { useActionText } from './use-action-text';

interface ShiftMenuProps {
  label: string;
  actions: readonly ShiftAction[];
  onAction: (action: ShiftAction) => void;
  /** More items. */
  children?: ReactNode;
}

export function ShiftMenu({ label, actions, onAction, children }: ShiftMenuProps) {
  const textOf = useActionText();
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} />}>
      {actions.map((action) => (
        <ActionItem key={action} onClick={() => onAction(action)}>
          {textOf(action)}
        </ActionItem>
      ))}
      {children}
    </ActionMenu>
  );
}
