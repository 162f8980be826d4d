import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridCorrections, GridReading as Reading } from '@horae/contract/scheduling/roster-import.contract';
import { useState } from 'react';
import { formatRange } from '#platform/format-date';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { FirstDays } from './first-days';
import styles from './grid-reading.module.css';
import { GridTable } from './grid-table';
import { rosterImportWords } from './roster-import.words';
import { SheetCodes } from './sheet-codes';

interface GridReadingProps {
  grid: Reading;
  /** Cells that wait for an answer about their person. */
  asked: ReadonlySet<number>;
  /** Whether it is being read again. */
  isBusy: boolean;
  answers: readonly ImportAnswer[];
  corrections: GridCorrections;
  onAnswers: (answers: ImportAnswer[]) => void;
  onCorrections: (corrections: GridCorrections) => void;
  /** Undefined where nothing was corrected. */
  onTakeBack: (() => void) | undefined;
}

const atOnce = 40;
const roles = ['shift', 'dayOff', 'leave', 'note', 'question'] as const;

/** How a sheet was read, beside the file: each cell as written, with what it means, and each part to be corrected. */
export function GridReading(props: GridReadingProps) {
  const { grid, asked, isBusy, answers, corrections, onAnswers, onCorrections, onTakeBack } = props;
  const say = rosterImportWords.use();
  const [onlyAsked, setOnlyAsked] = useState(asked.size > 0);
  const [most, setMost] = useState(atOnce);
  const lines = onlyAsked ? grid.lines.filter(({ line }) => asked.has(line)) : grid.lines;
  const days = grid.days.length > 0 ? formatRange(grid.days[0]!, grid.days.at(-1)!) : say('noDays');
  const left = lines.length - most;
  return (
    <section className={`panel ${styles.reading}`} aria-busy={isBusy} aria-labelledby="grid-reading">
      <div className={styles.head}>
        <div>
          <h2 id="grid-reading">{say('reading')}</h2>
          <p className="quiet">
            {say('readingOf', { count: grid.people, days })}. {say('readingHint')} {say('partsHint')}
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
      <div className={styles.parts}>
        <FirstDays {...{ grid, answers, onAnswers }} />
        {onTakeBack && <Button onClick={onTakeBack}>{say('takeBack')}</Button>}
      </div>
      <ul className={`plain-list ${styles.legend}`}>
        {roles.map((role) => (
          <li key={role} data-role={role}>
            {say(`role.${role}`)}
          </li>
        ))}
      </ul>
      <SheetCodes {...{ grid, answers, onAnswers }} />
      <GridTable
        lines={lines.slice(0, most)}
        columns={grid.columns}
        dates={grid.dates}
        name={say('reading')}
        {...{ corrections, onCorrections }}
      />
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
