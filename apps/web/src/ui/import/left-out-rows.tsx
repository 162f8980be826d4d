import type { LeftOutRow, Table } from '@horae/sheet-file/table';
import { Button } from '../button';
import { DataTable } from '../list/data-table';
import type { Column } from '../list/table-props';
import styles from './import.module.css';
import { importWords } from './import.words';

interface LeftOutRowsProps {
  table: Pick<Table, 'leftOut' | 'blankRows'>;
  /** Lines that were put back. */
  putBack: readonly number[];
  onPutBack: (lines: number[]) => void;
}

/** The rows that count as titles, sums or notes, with the reason; each can be imported all the same. */
export function LeftOutRows({ table: { leftOut, blankRows }, putBack, onPutBack }: LeftOutRowsProps) {
  const say = importWords.use();
  if (leftOut.length === 0 && putBack.length === 0) return null;
  return (
    <details className={styles.leftOut}>
      <summary>
        {say('leftOutRows', { count: leftOut.length })} {blankRows > 0 && say('blankRows', { count: blankRows })}
      </summary>
      {leftOut.length > 0 && (
        <div className="panel">
          <DataTable
            name={say('leftOutTable')}
            rows={leftOut.map((row) => ({ ...row, id: row.line }))}
            nameOf={({ line }) => `${say('line')} ${line}`}
            columns={leftOutColumns(say, (line) => onPutBack([...putBack, line]))}
          />
        </div>
      )}
      {putBack.length > 0 && (
        <Button onClick={() => onPutBack([])}>{say('leaveOutAgain', { count: putBack.length })}</Button>
      )}
    </details>
  );
}

function leftOutColumns(
  say: typeof importWords.say,
  onUse: (line: number) => void,
): Column<LeftOutRow & { id: number }>[] {
  return [
    { key: 'line', header: say('line'), isName: true, cell: ({ line }) => line },
    { key: 'reason', header: say('reason'), cell: ({ reason }) => say(`reason.${reason}`) },
    { key: 'text', header: say('content'), cell: ({ text }) => <span dir="auto">{text}</span> },
    {
      key: 'use',
      header: say('action'),
      cell: ({ line }) => (
        <Button aria-label={say('useRow', { line })} onClick={() => onUse(line)}>
          {say('use')}
        </Button>
      ),
    },
  ];
}
