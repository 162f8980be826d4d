import { IconDots } from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { dayPlanWords } from './day-plan.words';

/** What can be done to a shift of the list. */
const shiftActions = ['change'] as const;
export type ShiftAction = (typeof shiftActions)[number];

interface ShiftMenuProps {
  label: string;
  onAction: (action: ShiftAction) => void;
}

export function ShiftMenu({ label, onAction }: ShiftMenuProps) {
  const say = dayPlanWords.use();
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} />}>
      {shiftActions.map((action) => (
        <ActionItem key={action} onClick={() => onAction(action)}>
          {say(action)}
        </ActionItem>
      ))}
    </ActionMenu>
  );
}
