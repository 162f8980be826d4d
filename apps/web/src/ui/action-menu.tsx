import { foldText } from '@horae/contract/fold-text';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import styles from './action-menu.module.css';
import { Popup } from './popup/popup';

interface ActionMenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Visible above the items but not read out, as a menu may only contain items. */
  head?: ReactNode;
  children: ReactNode;
  position?: 'bottom-start' | 'bottom-end';
  /** Distance between the button and the menu in px. */
  offset?: number;
  /** Keeps the menu open after a choice, so that several items can be ticked. */
  staysOpen?: boolean;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** A menu under a button. Arrows, Home, End and first letters move between items; Esc and Tab close it. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, trigger, head, children, position = 'bottom-end', offset = 4, staysOpen = false } = props;
  const [isOpen, setOpen] = useState(false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    let target: HTMLElement | undefined;
    if (event.key === 'ArrowDown') target = items[(at + 1) % items.length];
    else if (event.key === 'ArrowUp') target = items.at(at <= 0 ? -1 : at - 1);
    else if (event.key === 'Home') target = items[0];
    else if (event.key === 'End') target = items.at(-1);
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key.length === 1 && event.key !== ' ') {
      const order = [...items.slice(at + 1), ...items];
      target = order.find((item) => foldText(item.textContent).startsWith(foldText(event.key)));
    }
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <Popup
      isOpen={isOpen}
      setOpen={setOpen}
      position={position}
      distance={offset}
      className={styles.dropdown}
      trigger={cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
      })}
    >
      {head && <div aria-hidden="true">{head}</div>}
      <div
        role="menu"
        data-autofocus
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onClick={() => staysOpen || setOpen(false)}
      >
        {children}
      </div>
    </Popup>
  );
}

interface ActionItemProps {
  icon?: ReactNode;
  children: string;
  lang?: string;
  /** Whether this is the current choice; set only on items of a single choice. */
  isChosen?: boolean;
  /** Whether the item is ticked; set only on items that are ticked independently. */
  isTicked?: boolean;
  onClick: () => void;
}

export function ActionItem({ icon, children, lang, isChosen, isTicked, onClick }: ActionItemProps) {
  const role = isTicked !== undefined ? 'menuitemcheckbox' : isChosen !== undefined ? 'menuitemradio' : 'menuitem';
  return (
    <button
      type="button"
      role={role}
      aria-checked={isTicked ?? isChosen}
      tabIndex={-1}
      lang={lang}
      className={`ring-inside ${styles.item}`}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
