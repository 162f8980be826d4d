import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarDown,
  IconCalendarWeek,
  IconClockHour4,
  IconCopy,
  IconPhone,
  IconPrinter,
  IconRss,
  IconUser,
} from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { Hanging } from '#ui/hanging';
import { moveAmongItems } from '#ui/move-among-items';
import { callAddress } from '#ui/phone-link';
import { rosterWords } from './roster.words';

export interface RowMenuActions {
  onOnly: () => void;
  onWeek: () => void;
  onCopy: () => void;
  onCalendar: () => void;
  onPrint: () => void;
  onHours: () => void;
  /** Undefined if the account may not create feeds. */
  onFeed: (() => void) | undefined;
  /** In the order of the department, while somebody plans; undefined where there is nowhere to go. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

interface RowMenuProps extends RowMenuActions {
  name: string;
  /** Empty if unknown to this account. */
  phone: string;
  rect: DOMRect;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions of one employee. */
export function RowMenu({
  name,
  phone,
  rect,
  onClose,
  onOnly,
  onWeek,
  onCopy,
  onCalendar,
  onPrint,
  onHours,
  onFeed,
  onUp,
  onDown,
}: RowMenuProps) {
  const say = rosterWords.use();
  return (
    <Hanging role="menu" label={say('row.actions', { name })} rect={rect} onClose={onClose} onKeyDown={moveAmongItems}>
      {onUp && (
        <ActionItem icon={<IconArrowUp {...icon} />} onClick={onUp}>
          {say('row.up')}
        </ActionItem>
      )}
      {onDown && (
        <ActionItem icon={<IconArrowDown {...icon} />} onClick={onDown}>
          {say('row.down')}
        </ActionItem>
      )}
      <ActionItem icon={<IconUser {...icon} />} onClick={onOnly}>
        {say('row.only')}
      </ActionItem>
      <ActionItem icon={<IconCalendarWeek {...icon} />} onClick={onWeek}>
        {say('row.week')}
      </ActionItem>
      <ActionItem icon={<IconCopy {...icon} />} onClick={onCopy}>
        {say('row.copy')}
      </ActionItem>
      <ActionItem icon={<IconCalendarDown {...icon} />} onClick={onCalendar}>
        {say('row.ics')}
      </ActionItem>
      <ActionItem icon={<IconPrinter {...icon} />} onClick={onPrint}>
        {say('row.print')}
      </ActionItem>
      <ActionItem icon={<IconClockHour4 {...icon} />} onClick={onHours}>
        {say('row.hours')}
      </ActionItem>
      {phone && (
        <ActionItem
          icon={<IconPhone {...icon} />}
          onClick={() => {
            onClose();
            window.location.assign(callAddress(phone));
          }}
        >
          {say('row.call', { phone })}
        </ActionItem>
      )}
      {onFeed && (
        <ActionItem icon={<IconRss {...icon} />} onClick={onFeed}>
          {say('row.feed')}
        </ActionItem>
      )}
    </Hanging>
  );
}
