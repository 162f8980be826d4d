import type { GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { importWords } from '#ui/import/import.words';
import styles from './grid-reading.module.css';
import { plannedText } from './planned-text';

interface GridTableProps {
  name: string;
  lines: GridReading['lines'];
}

/** The cells of a sheet with the letters and numbers of a spreadsheet; what is planned stands below each. */
export function GridTable({ name, lines }: GridTableProps) {
  const say = importWords.use();
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
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
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
    </div>
  );
}

/** `A` to `Z`, then `AA`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}
