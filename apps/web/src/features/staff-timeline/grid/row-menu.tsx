import { Menu } from '@mantine/core';
import { IconCalendarDown, IconCalendarWeek, IconCopy, IconUser } from '@tabler/icons-react';
import menuStyles from '#ui/menu.module.css';
import { timelineWords } from '../staff-timeline.words';

export interface RowMenuDeeds {
  onOnly: () => void;
  onWeek: () => void;
  onCopy: () => void;
  onCalendar: () => void;
}

interface RowMenuProps extends RowMenuDeeds {
  name: string;
  rect: DOMRect;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with one employee; hung on the place it was asked for. */
export function RowMenu({ name, rect, onClose, onOnly, onWeek, onCopy, onCalendar }: RowMenuProps) {
  const say = timelineWords.use();
  const { left, top, width, height } = rect;
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      offset={4}
      classNames={menuStyles}
      returnFocus={false}
      middlewares={{ flip: true, shift: true }}
    >
      <Menu.Target>
        <span style={{ position: 'fixed', left, top, width: Math.min(width, 240), height, pointerEvents: 'none' }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={say('row.actions', { name })}>
        <Menu.Item leftSection={<IconUser {...icon} />} onClick={onOnly}>
          {say('row.only')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarWeek {...icon} />} onClick={onWeek}>
          {say('row.week')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onCopy}>
          {say('row.copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarDown {...icon} />} onClick={onCalendar}>
          {say('row.ics')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
