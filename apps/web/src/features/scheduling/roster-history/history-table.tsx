import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { dayHeader } from '#roster/texts/day-texts';
import { Button } from '#ui/button';
import { type Cell, cellsOf } from './history-days.rules';
import { rowsOf } from './history-rows';
import { itemText } from './item-text';
import styles from './roster-history.module.css';
import { historyWords } from './roster-history.words';

interface HistoryTableProps {
  history: RosterHistory;
  days: readonly string[];
  /** What the table shows, for those who hear it. */
  name: string;
}

const peopleAtOnce = 100;

/** The open shifts of a department or a person a row, and a day a column, as the roster was known then. */
export function HistoryTable({ history, days, name }: HistoryTableProps) {
  const say = historyWords.use();
  const [shown, setShown] = useState(peopleAtOnce);
  const cells = cellsOf(history);
  const today = hotelToday();
  const { people } = history;
  const rows = rowsOf(history);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.frame} aria-label={name} tabIndex={0}>
        <table className={styles.roster}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{say('person')}</th>
              {days.map((day) => (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  {dayHeader(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ row, name: who, code, department }) => (
              <tr key={row}>
                <th scope="row">
                  <span className={styles.name}>{who}</span>
                  <span className="quiet small">{[code, department].filter(Boolean).join(' · ')}</span>
                </th>
                {days.map((day) => (
                  <td key={day}>
                    {cells(row, day).map((cell) => (
                      <CellText key={`${cell.id} ${cell.before ? 'was' : 'is'}`} cell={cell} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <div className={`row wraps centred screen-only ${styles.inside}`}>
          <span className="quiet">
            {say('moreOf', { shown: shown - (rows.length - people.length), all: people.length })}
          </span>
          <Button onClick={() => setShown(shown + peopleAtOnce)}>{say('more')}</Button>
        </div>
      )}
    </>
  );
}

function CellText({ cell: { before, after, differs } }: { cell: Cell }) {
  const say = historyWords.use();
  if (!differs) return <div>{before && itemText(before)}</div>;
  const becomes = after ? itemText(after) : say('removed');
  return (
    <div className={styles.differs}>
      {before && <s>{itemText(before)}</s>} <span className="visually-hidden">{say('becomes', { text: becomes })}</span>
      {after && <span aria-hidden="true">{becomes}</span>}
    </div>
  );
}
