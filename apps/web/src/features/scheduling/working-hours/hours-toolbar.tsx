import { addDays } from '@horae/local-time/local-date';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatRange } from '#platform/format-date';
import { rosterWords } from '#roster/roster.words';
import { monthYear } from '#roster/texts/day-texts';
import styles from '#roster/toolbar/toolbar.module.css';
import { Button } from '#ui/button';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { RadioTabs } from '#ui/radio-tabs';
import { ScreenTitle } from '#ui/screen-title';
import hours from './hours-calendar.module.css';
import { columnKinds } from './model/hours-view.rules';
import { periodKinds, usualColumn } from './model/period.rules';
import type { HoursControl } from './use-hours-control';
import { hoursWords } from './working-hours.words';

interface HoursToolbarProps {
  control: HoursControl;
  /** The refresh button and the menu. */
  children: ReactNode;
}

/** The choice of the period and its columns. */
export function HoursToolbar({ control, children }: HoursToolbarProps) {
  const say = hoursWords.use();
  const words = rosterWords.use();
  const { view, period, date, today, column, isNow, change, move, goTo, periodTo } = control;
  const { start, days } = period;
  const text = view.period === 'month' ? monthYear(start) : formatRange(start, addDays(start, days - 1));
  return (
    <header className={styles.toolbar} data-dense="">
      <ScreenTitle className={styles.title}>{say('title')}</ScreenTitle>
      <h2 className="visually-hidden" aria-live="polite">
        {text}
      </h2>
      <div className={styles.steps}>
        <IconButton
          icon={IconChevronLeft}
          className="flips"
          label={say(`previous.${view.period}`)}
          onClick={() => move(-1)}
        />
        <Button className={styles.today} aria-disabled={isNow} onClick={() => isNow || goTo(today)}>
          {words('today')}
        </Button>
        <IconButton
          icon={IconChevronRight}
          className="flips"
          label={say(`next.${view.period}`)}
          onClick={() => move(1)}
        />
      </div>
      <DateJump value={date} text={text} today={today} onChange={goTo} />
      <span className={`not-on-phone ${styles.gap}`} />
      <span className={`quiet small ${hours.label}`} aria-hidden="true">
        {say('period.label')}
      </span>
      <RadioTabs
        label={say('period.label')}
        value={view.period}
        onChange={periodTo}
        options={periodKinds.map((value) => ({ value, label: say(`period.${value}`) }))}
      />
      <span className={`quiet small ${hours.label}`} aria-hidden="true">
        {say('column.label')}
      </span>
      <RadioTabs
        label={say('column.label')}
        value={column}
        onChange={(col) => change({ col: col === usualColumn(view.period) ? null : col, cell: null })}
        options={columnKinds.map((value) => ({ value, label: say(`column.${value}`) }))}
      />
      {children}
    </header>
  );
}
