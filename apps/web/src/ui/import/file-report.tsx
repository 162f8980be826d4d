import { Message } from '../message';
import { importWords } from './import.words';
import { type MoreOfRow, type ReportRow, RowReport, type Verdicts } from './row-report';

interface FileReportProps<R> {
  report: { layout: string | null; rows: readonly R[] };
  /** Something more about each row. */
  more?: readonly MoreOfRow<R>[];
  /** The name of the layout, where it is not that of the report. */
  layoutName?: string;
  /** What importing the file would do; shown unless errors prevent it. */
  sentences: (string | false)[];
  /** Whether the other rows are imported all the same. */
  isWithoutFaults?: boolean;
  /** The verdicts specific to this kind of file. */
  verdicts: Verdicts<string>;
}

const none: readonly never[] = [];

/** The outcome of a file's check: a summary, then each row. */
export function FileReport<R extends ReportRow<string>>({
  report: { layout, rows },
  more = none,
  layoutName,
  sentences,
  isWithoutFaults = false,
  verdicts,
}: FileReportProps<R>) {
  const say = importWords.use();
  const faults = rows.filter(({ verdict }) => verdict === 'fault').length;
  return (
    <>
      {faults > 0 && <Message kind="danger">{say(isWithoutFaults ? 'leftOut' : 'faults', { count: faults })}</Message>}
      {(faults === 0 || isWithoutFaults) && (
        <Message kind="info">
          {[say('checked', { layout: layoutName ?? layout }), ...sentences].filter(Boolean).join(' ')}
        </Message>
      )}
      <RowReport
        rows={rows}
        more={more}
        verdicts={[
          { value: 'fault', label: say('fault'), tone: 'danger' },
          ...verdicts,
          { value: 'already there', label: say('alreadyThere'), tone: 'neutral' },
        ]}
      />
    </>
  );
}
