import { ActionItem, ActionMenu } from '#ui/action-menu';
import { allCalendars } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { MenuButton } from './menu-button';

interface CalendarsMenuProps {
  calendars: readonly number[];
  disabled: boolean;
  /** The calendars offered. */
  among?: readonly number[];
  onToggle: (calendar: number) => void;
}

export function CalendarsMenu({ calendars, disabled, among = allCalendars, onToggle }: CalendarsMenuProps) {
  const say = rosterWords.use();
  const label = say('calendars');
  return (
    <ActionMenu
      label={label}
      position="bottom-start"
      staysOpen
      trigger={<MenuButton disabled={disabled}>{label}</MenuButton>}
    >
      {among.map((id) => (
        <ActionItem key={id} isTicked={calendars.includes(id)} onClick={() => onToggle(id)}>
          {say(`calendar.${id as 3000}`)}
        </ActionItem>
      ))}
    </ActionMenu>
  );
}
