import { weekdayOf } from '@horae/local-time/week';
import { dayNumber, fullDay, monthYear, weekdayText } from '#roster/texts/day-texts';
import { columnName } from './hour-texts';
import styles from './hours-grid.module.css';
import type { HoursModel } from './hours-model';
import type { HourSort } from './model/hours-view.rules';
import type { Column } from './model/period.rules';
import { hoursWords } from './working-hours.words';

interface HoursHeadProps {
  model: HoursModel;
  sort: HourSort;
}

function texts({ column }: HoursModel, { key, start }: Column): [string, string] {
  if (column === 'day') return [weekdayText(start), dayNumber(start)];
  if (column === 'week') return [key.slice(5), `${monthYear(start).slice(0, 3)} ${dayNumber(start)}`];
  return [start.slice(0, 4), monthYear(start).slice(0, 3)];
}

/** The names of the columns; today stands out, Sundays are shaded. */
export function HoursHead({ model, sort }: HoursHeadProps) {
  const say = hoursWords.use();
  const { tree, column, today } = model;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1}>
        <div
          role="columnheader"
          className={styles.corner}
          aria-sort={sort === 'name' ? 'ascending' : undefined}
          data-tip={say('rules')}
        >
          {say('place')}
        </div>
        {tree.columns.map((one) => {
          const [above, below] = texts(model, one);
          const isToday = one.start <= today && today < one.end;
          const name = column === 'day' ? fullDay(one.start) : columnName(one, column);
          return (
            <div
              key={one.key}
              role="columnheader"
              className={styles.column}
              data-today={isToday || undefined}
              data-sunday={(column === 'day' && weekdayOf(one.start) === 7) || undefined}
              aria-label={isToday ? `${name}, ${say('today')}` : name}
            >
              <small>{above}</small>
              <b>{below}</b>
            </div>
          );
        })}
        <div role="columnheader" className={styles.totalHead} aria-sort={sort === 'name' ? undefined : 'descending'}>
          {say('total')}
        </div>
      </div>
    </div>
  );
}
