import type { ComponentProps } from 'react';
import { Message } from '../message';
import { importWords } from './import.words';
import { RowReport } from './row-report';

type RowReportProps = ComponentProps<typeof RowReport>;

interface FileReportProps {
  report: { layout: string | null; rows: RowReportProps['rows'] };
  /** What importing the file would do; shown unless errors prevent it. */
  sentences: (string | false)[];
  /** Whether the other rows are imported all the same. */
  isWithoutFaults?: boolean;
  /** The verdicts specific to this kind of file. */
  verdicts: RowReportProps['verdicts'];
}

/** The outcome of a file's check: a summary, then each row. */
export function FileReport({
  report: { layout, rows },
  sentences,
  isWithoutFaults = false,
  verdicts,
}: FileReportProps) {
  const say = importWords.use();
  const faults = rows.filter(({ verdict }) => verdict === 'fault').length;
  return (
    <>
      {faults > 0 && <Message kind="danger">{say(isWithoutFaults ? 'leftOut' : 'faults', { count: faults })}</Message>}
      {(faults === 0 || isWithoutFaults) && (
        <Message kind="info">{[say('checked', { layout }), ...sentences].filter(Boolean).join(' ')}</Message>
      )}
      <RowReport
        rows={rows}
        verdicts={[
          { value: 'fault', label: say('fault'), tone: 'danger' },
          ...verdicts,
          { value: 'already there', label: say('alreadyThere'), tone: 'neutral' },
        ]}
      />
    </>
  );
}
