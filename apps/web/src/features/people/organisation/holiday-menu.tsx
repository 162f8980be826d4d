import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { IconArrowBackUp, IconCalendarOff, IconCalendarPlus, IconDotsVertical, IconPencil } from '@tabler/icons-react';
import { serverSentence } from '#platform/server-sentences';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { organisationWords } from './organisation.words';
import { useHolidayActions } from './use-holiday-actions';

interface HolidayMenuProps {
  hotel: number;
  holiday: HotelHoliday;
  onEdit: () => void;
}

export function HolidayMenu({ hotel, holiday, onEdit }: HolidayMenuProps) {
  const say = organisationWords.use();
  const actions = useHolidayActions(hotel);
  const { kind, isHoliday, isOwnDecision } = holiday;
  const label = say('actionsFor', { name: serverSentence(holiday.name) });
  const isOwn = kind === 'own';
  return (
    <ActionMenu label={label} trigger={<IconButton icon={IconDotsVertical} label={label} />}>
      <ActionItem icon={<IconPencil size={18} stroke={1.5} />} onClick={onEdit}>
        {say('menu.edit')}
      </ActionItem>
      {!isOwn && isHoliday && (
        <ActionItem
          icon={<IconCalendarOff size={18} stroke={1.5} />}
          onClick={() => actions.decide(holiday, { ...holiday, isHoliday: false })}
        >
          {say('takeOff')}
        </ActionItem>
      )}
      {!isOwn && !isHoliday && (
        <ActionItem
          icon={<IconCalendarPlus size={18} stroke={1.5} />}
          onClick={() => actions.decide(holiday, { ...holiday, isHoliday: true })}
        >
          {say('putOn')}
        </ActionItem>
      )}
      {isOwnDecision && (
        <ActionItem icon={<IconArrowBackUp size={18} stroke={1.5} />} onClick={() => actions.forget(holiday)}>
          {say(isOwn ? 'remove' : 'clear')}
        </ActionItem>
      )}
    </ActionMenu>
  );
}
