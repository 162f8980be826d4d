import { IconDots } from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { planNotesWords } from '../notes/plan-notes.words';
import { planningWords } from '../planning.words';
import { dayPlanWords } from './day-plan.words';
import type { ShiftAction } from './shift-actions.rules';

interface ShiftMenuProps {
  label: string;
  actions: readonly ShiftAction[];
  onAction: (action: ShiftAction) => void;
}

export function ShiftMenu({ label, actions, onAction }: ShiftMenuProps) {
  const say = dayPlanWords.use();
  const sayPlan = planningWords.use();
  const sayNotes = planNotesWords.use();
  const textOf = (action: ShiftAction) => {
    if (action === 'cover') return sayPlan('cover');
    if (action === 'open') return sayPlan('open.leave');
    return action === 'note' ? sayNotes('menu') : say(action);
  };
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} />}>
      {actions.map((action) => (
        <ActionItem key={action} onClick={() => onAction(action)}>
          {textOf(action)}
        </ActionItem>
      ))}
    </ActionMenu>
  );
}
