import { allCalendars } from '../model/shift.rules';
import { timelineWords } from '../staff-timeline.words';
import { CheckItem, CheckMenu } from './check-menu';

interface CalendarsMenuProps {
  calendars: readonly number[];
  disabled: boolean;
  onToggle: (calendar: number) => void;
}

export function CalendarsMenu({ calendars, disabled, onToggle }: CalendarsMenuProps) {
  const say = timelineWords.use();
  return (
    <CheckMenu label={say('calendars')} disabled={disabled}>
      {allCalendars.map((id) => (
        <CheckItem key={id} kind="checkbox" isChecked={calendars.includes(id)} onChoose={() => onToggle(id)}>
          {say(`calendar.${id as 3000}`)}
        </CheckItem>
      ))}
    </CheckMenu>
  );
}
