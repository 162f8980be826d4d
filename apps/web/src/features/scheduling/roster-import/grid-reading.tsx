import type { GridReading as Reading } from '@horae/contract/scheduling/roster-import.contract';
import { useState } from 'react';
import { formatRange } from '#platform/format-date';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './grid-reading.module.css';
import { GridTable } from './grid-table';
import { rosterImportWords } from './roster-import.words';

interface GridReadingProps {
  grid: Reading;
  /** Cells that wait for an answer about their person. */
  asked: ReadonlySet<number>;
}

const atOnce = 40;
const roles = ['shift', 'dayOff', 'leave', 'note', 'question'] as const;

/** How a sheet was read, beside the file: each cell as written, with what it means. */
export function GridReading({ grid, asked }: GridReadingProps) {
  const say = rosterImportWords.use();
  const [onlyAsked, setOnlyAsked] = useState(asked.size > 0);
  const [most, setMost] = useState(atOnce);
  const lines = onlyAsked ? grid.lines.filter(({ line }) => asked.has(line)) : grid.lines;
  const days = grid.days.length > 0 ? formatRange(grid.days[0]!, grid.days.at(-1)!) : say('noDays');
  const left = lines.length - most;
  return (
    <section className={`panel ${styles.reading}`} aria-labelledby="grid-reading">
      <div className={styles.head}>
        <div>
          <h2 id="grid-reading">{say('reading')}</h2>
          <p className="quiet">
            {say('readingOf', { count: grid.people, days })}. {say('readingHint')}
          </p>
        </div>
        {asked.size > 0 && (
          <RadioTabs
            label={say('sheetLines')}
            value={onlyAsked ? 'asked' : 'all'}
            options={[
              { value: 'asked', label: say('onlyAsked') },
              { value: 'all', label: say('allLines') },
            ]}
            onChange={(value) => setOnlyAsked(value === 'asked')}
          />
        )}
      </div>
      <ul className={`plain-list ${styles.legend}`}>
        {roles.map((role) => (
          <li key={role} data-role={role}>
            {say(`role.${role}`)}
          </li>
        ))}
      </ul>
      <GridTable lines={lines.slice(0, most)} name={say('reading')} />
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + 5 * atOnce)}>{say('moreLines', { count: left })}</Button>
        </div>
      )}
      {grid.notices.length > 0 && (
        <div className={styles.notices}>
          {grid.notices.map(({ kind, cells, text = '' }) => (
            <Message key={`${kind} ${text} ${cells.join()}`} kind="info">
              <span dir="auto">{say(`notice.${kind}`, { text, cells: cells.slice(0, 5).join(', ') })}</span>
            </Message>
          ))}
        </div>
      )}
    </section>
  );
}
