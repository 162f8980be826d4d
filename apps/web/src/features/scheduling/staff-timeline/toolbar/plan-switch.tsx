import { IconPencil } from '@tabler/icons-react';
import { rosterWords } from '#roster/roster.words';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';

interface PlanSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns planning on and off. */
export function PlanSwitch({ isOn, onChange }: PlanSwitchProps) {
  const say = rosterWords.use();
  return (
    <Button
      look={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      data-plan
      data-keys="p"
      onClick={() => onChange(!isOn)}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden="true" />
      <span>{say('plan')}</span>
    </Button>
  );
}

/** The same in the menu of a phone. */
export function PlanItem({ isOn, onChange }: PlanSwitchProps) {
  const say = rosterWords.use();
  return (
    <ActionItem
      icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
      isTicked={isOn}
      onClick={() => onChange(!isOn)}
    >
      {say('plan')}
    </ActionItem>
  );
}
