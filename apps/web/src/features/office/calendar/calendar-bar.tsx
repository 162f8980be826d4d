import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { HeadPart } from '#ui/list-head/head-part';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './calendar.module.css';
import { calendarWords } from './calendar.words';
import { type CalendarPlace, type CalendarView, calendarViews } from './calendar-place';
import { periodText } from './period-text';

interface CalendarBarProps {
  place: CalendarPlace;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
}

/** The displayed period, navigation to others, and the choice of the view. */
export function CalendarBar({ place, onStep, onToday, onView }: CalendarBarProps) {
  const say = calendarWords.use();
  return (
    <div className={`screen-only ${styles.bar}`}>
      <HeadPart slot="date">
        <div className={styles.steps}>
          <Button data-keys="t" className="not-on-phone" onClick={onToday}>
            {say('today')}
          </Button>
          <IconButton
            icon={IconChevronLeft}
            label={say('previous')}
            data-keys="["
            className="flips"
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={IconChevronRight}
            label={say('next')}
            data-keys="]"
            className="flips"
            onClick={() => onStep(1)}
          />
          <h2 aria-live="polite">{periodText(place)}</h2>
        </div>
      </HeadPart>
      <HeadPart slot="filters">
        <RadioTabs
          label={say('view')}
          value={place.view}
          options={calendarViews.map((value) => ({ value, label: say(`view.${value}`) }))}
          onChange={onView}
        />
      </HeadPart>
    </div>
  );
}
