import type { GridCorrections, GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { useState } from 'react';
import { shortDay } from '#roster/texts/day-texts';
import { importWords } from '#ui/import/import.words';
import styles from './grid-reading.module.css';
import { type AskedPart, PartMenu } from './part-menu';
import { plannedText } from './planned-text';
import { rosterImportWords } from './roster-import.words';

interface GridTableProps {
  name: string;
  lines: GridReading['lines'];
  columns: GridReading['columns'];
  dates: GridReading['dates'];
  corrections: GridCorrections;
  onCorrections: (corrections: GridCorrections) => void;
}

/** The cells of a sheet with the letters and numbers of a spreadsheet; what is planned stands below each. */
export function GridTable({ name, lines, columns: parts, dates, corrections, onCorrections }: GridTableProps) {
  const say = importWords.use();
  const sayPart = rosterImportWords.use();
  const [asked, setAsked] = useState<AskedPart>();
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) => columnName(at));
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.grid} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('line')}</span>
            </th>
            {columns.map((column, at) => {
              const part = sayPart(`column.${parts[at] ?? 'none'}`);
              return (
                <th key={column} scope="col">
                  <button
                    type="button"
                    className={styles.part}
                    aria-haspopup="menu"
                    data-corrected={corrections.columns[column] && ''}
                    onClick={({ currentTarget }) =>
                      setAsked({ kind: 'columns', at: column, now: parts[at] ?? null, rect: rectOf(currentTarget) })
                    }
                  >
                    <span className="visually-hidden">{sayPart('columnWord')} </span>
                    {column} <small className={isPlain(parts[at]) ? 'visually-hidden' : undefined}>{part}</small>
                    {parts[at] === 'day' && dates[at] && <small>{shortDay(dates[at])}</small>}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells, as }) => (
            <tr key={line}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.part}
                  aria-haspopup="menu"
                  data-corrected={corrections.lines[line] && ''}
                  onClick={({ currentTarget }) =>
                    setAsked({ kind: 'lines', at: String(line), now: as, rect: rectOf(currentTarget) })
                  }
                >
                  <span className="visually-hidden">{sayPart('lineWord')} </span>
                  {line}{' '}
                  <small className={isPlain(as) ? 'visually-hidden' : undefined}>
                    {sayPart(`line.${as ?? 'none'}`)}
                  </small>
                </button>
              </th>
              {columns.map((column, at) => {
                const cell = cells[at];
                const said = cell?.said.map(plannedText).join(' · ');
                return (
                  <td key={column} data-role={cell?.role} dir="auto">
                    {cell?.text}
                    {said && said !== cell?.text && <small>{said}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {asked && <PartMenu {...{ asked, corrections, onCorrections }} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

const rectOf = (element: HTMLElement) => element.getBoundingClientRect();

/** `A` to `Z`, then `AA`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** What most columns and lines are, which need not be seen. */
const isPlain = (part: string | null | undefined) => !part || part === 'day' || part === 'person';
