import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import menuStyles from '#ui/menu.module.css';
import styles from './filters.module.css';

interface CheckMenuProps {
  /** What the button says; its name. */
  label: string;
  text?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A button with a menu that stays open while choices are ticked. */
export function CheckMenu({ label, text = label, disabled = false, children }: CheckMenuProps) {
  return (
    <Menu position="bottom-start" offset={4} classNames={menuStyles} closeOnItemClick={false}>
      <Menu.Target>
        <button type="button" className={styles.menuButton} disabled={disabled}>
          <span>{text}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface CheckItemProps {
  isChecked: boolean;
  onChoose: () => void;
  /** One of several, or on its own. */
  kind: 'radio' | 'checkbox';
  children: string;
}

export function CheckItem({ isChecked, onChoose, kind, children }: CheckItemProps) {
  return (
    <Menu.Item
      role={`menuitem${kind}`}
      aria-checked={isChecked}
      leftSection={<IconCheck size={16} stroke={2} aria-hidden="true" visibility={isChecked ? 'visible' : 'hidden'} />}
      onClick={onChoose}
    >
      {children}
    </Menu.Item>
  );
}
