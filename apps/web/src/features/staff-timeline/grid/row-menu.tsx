import { IconCalendarDown, IconCalendarWeek, IconCopy, IconUser } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ActionItem } from '#ui/action-menu';
import { timelineWords } from '../staff-timeline.words';
import styles from './row-menu.module.css';

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
const gap = 4;

/** What can be done with one employee. It hangs on the place it was asked for, which need not be a button. */
export function RowMenu({ name, rect, onClose, onOnly, onWeek, onCopy, onCalendar }: RowMenuProps) {
  const say = timelineWords.use();
  const menu = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: rect.left, top: rect.bottom + gap });
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isBelow = rect.bottom + gap + height < innerHeight;
    setAt({
      left: Math.max(gap, Math.min(rect.left, innerWidth - width - gap)),
      top: isBelow ? rect.bottom + gap : rect.top - gap - height,
    });
  }, [rect]);

  useEffect(() => {
    const opener = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (to === undefined) return;
    else all.at(to % all.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <div className={styles.layer} onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={say('row.actions', { name })}
        className={styles.menu}
        style={at}
        onKeyDown={onKeyDown}
      >
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
      </div>
    </div>,
    document.body,
  );
}
