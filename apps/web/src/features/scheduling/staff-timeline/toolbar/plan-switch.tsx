import { IconPencil } from '@tabler/icons-react';
import { rosterWords } from '#roster/roster.words';
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
