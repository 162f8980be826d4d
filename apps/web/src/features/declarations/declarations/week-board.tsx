import type { BoardRow } from '@horae/contract/declarations/declaration-board';
import { type KeyboardEvent, useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { BusyFrame } from '#ui/list/busy-frame';
import { listWords } from '#ui/list/list.words';
import { moveToRow } from '#ui/list/move-to-row';
import type { TableSelection } from '#ui/list/table-props';
import { useSelecting } from '#ui/list/use-selecting';
import { dayName } from './day-lines';
import { declarationsWords } from './declarations.words';
import { moveInWeek } from './move-in-week';
import styles from './week-board.module.css';
import { WeekCell } from './week-cell';
import { WeekLegend } from './week-legend';

interface WeekBoardProps {
  rows: readonly BoardRow[];
  days: readonly string[];
  selection: TableSelection | undefined;
  isBusy: boolean;
  onOpen: (employee: number, day: string) => void;
}

/** A person a row and a day a column, each with its mark and the hours that differ. Arrow keys move between the days. */
export function WeekBoard({ rows, days, selection: wanted, isBusy, onOpen }: WeekBoardProps) {
  const { selection, begin, end } = useSelecting(wanted);
  const say = declarationsWords.use();
  const sayList = listWords.use();
  const [stop, setStop] = useState('');
  const today = hotelToday();
  const isAll = rows.length > 0 && rows.every(({ id }) => selection?.ids.has(id));
  const keys = rows.flatMap(({ id }) => days.map((day) => `${id} ${day}`));
  const tabStop = keys.includes(stop) ? stop : keys[0];

  function select(ids: readonly number[], isOn: boolean): void {
    const next = new Set(selection?.ids);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    selection?.onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (moveInWeek(event) || moveToRow(event)) event.preventDefault();
  }

  return (
    <BusyFrame isBusy={isBusy} className={styles.frame} onClick={() => undefined} onKeyDown={onKeyDown}>
      {begin}
      {selection && end}
      <table className={styles.board} role="grid">
        <caption className="visually-hidden">{say('title')}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={`screen-only ${styles.tick}`}>
                <input
                  type="checkbox"
                  aria-label={sayList('selectPage')}
                  checked={isAll}
                  onChange={(event) =>
                    select(
                      rows.map(({ id }) => id),
                      event.currentTarget.checked,
                    )
                  }
                />
              </th>
            )}
            <th scope="col" className={styles.person}>
              {say('person')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {dayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selection?.ids.has(row.id) || undefined}>
              {selection && (
                <td className={`screen-only ${styles.tick}`}>
                  <input
                    type="checkbox"
                    aria-label={sayList('select', { name: row.name })}
                    checked={selection.ids.has(row.id)}
                    onChange={(event) => select([row.id], event.currentTarget.checked)}
                  />
                </td>
              )}
              <th scope="row" className={styles.person}>
                <PersonName row={row} />
              </th>
              {row.days.map((day) => (
                <td key={day.day} data-today={day.day === today || undefined}>
                  <WeekCell
                    employee={row.id}
                    day={day}
                    isStop={tabStop === `${row.id} ${day.day}`}
                    onFocus={setStop}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <WeekLegend />
    </BusyFrame>
  );
}

function PersonName({ row: { name, jobTitle, unit } }: { row: BoardRow }) {
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi> <bdi>{jobTitle || unit}</bdi>
    </span>
  );
}
