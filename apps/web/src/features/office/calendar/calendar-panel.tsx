import { calendarNames } from '@horae/contract/office/calendar.contract';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox';
import { calendarWords } from './calendar.words';
import { CalendarMark } from './calendar-mark';
import styles from './calendar-panel.module.css';
import type { CalendarPlace } from './calendar-place';
import { calendarsText } from './calendar-place';
import { MiniMonth } from './mini-month';

interface CalendarPanelProps {
  place: CalendarPlace;
  onChange: (change: Record<string, string | null>) => void;
  /** Rendered at the top. */
  children?: ReactNode;
}

/** The side panel: a small month for navigation, and the choice of calendars. */
export function CalendarPanel({ place, onChange, children }: CalendarPanelProps) {
  const say = calendarWords.use();
  const { calendars, date } = place;
  const isAll = calendars.length === calendarNames.length;
  const show = (names: typeof calendars) => onChange({ cal: calendarsText(names) });
  return (
    <div className={styles.panel}>
      {children}
      <MiniMonth key={date} date={date} onTake={(day) => onChange({ date: day })} />
      <fieldset className={styles.calendars}>
        <legend>{say('calendars')}</legend>
        <Checkbox
          checked={isAll}
          isMixed={!isAll && calendars.length > 0}
          onChange={(isOn) => show(isOn ? calendarNames : [])}
        >
          {say('viewAll')}
        </Checkbox>
        {calendarNames.map((name) => (
          <Checkbox
            key={name}
            checked={calendars.includes(name)}
            onChange={(isOn) => show(calendarNames.filter((one) => (one === name ? isOn : calendars.includes(one))))}
          >
            <CalendarMark calendar={name} isTinted />
            {say(`calendar.${name}`)}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}
