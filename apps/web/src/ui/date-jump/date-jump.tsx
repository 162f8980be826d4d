import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Part } from '../part';
import { Popup } from '../popup/popup';
import { uiWords } from '../ui.words';
import styles from './date-jump.module.css';

const DatePanel = lazy(() => import('./date-panel').then((part) => ({ default: part.DatePanel })));

interface DateJumpProps {
  /** The selected day, `2025-06-16`. */
  value: string;
  /** The button's text: the visible range. */
  text: string;
  today: string;
  onChange: (day: string) => void;
  /** Months whose data is loaded, `2025-06`; they are marked with a dot. */
  loadedMonths?: ReadonlySet<string>;
}

/** A button that shows the visible range and opens a small calendar for going to another day. */
export function DateJump({ value, text, today, onChange, loadedMonths }: DateJumpProps) {
  const say = uiWords.use();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popup
      isOpen={isOpen}
      setOpen={setOpen}
      distance={4}
      keepsFocusItself
      className={styles.dropdown}
      role="dialog"
      label={say('chooseDate')}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={`hovers ${styles.button}`}
          aria-label={`${say('chooseDate')}, ${text}`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={18} stroke={1.5} aria-hidden="true" />
          <span>{text}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      }
    >
      <Part>
        <DatePanel
          value={value}
          today={today}
          {...(loadedMonths && { loadedMonths })}
          onChange={(day) => {
            setOpen(false);
            onChange(day);
          }}
        />
      </Part>
    </Popup>
  );
}
