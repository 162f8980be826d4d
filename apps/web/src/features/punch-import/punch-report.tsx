import type { PunchReport as Report } from '@horae/contract/terminals.contract';
import { RowReport } from '#ui/import/row-report';
import { Message } from '#ui/message';
import { punchImportWords } from './punch-import.words';

/** How many rows of a report have this result. */
export const countOf = ({ rows }: Report, wanted: Report['rows'][number]['verdict']): number =>
  rows.filter(({ verdict }) => verdict === wanted).length;

/** What the rows of the file come to: in a sentence, then one by one. */
export function PunchReport({ report }: { report: Report }) {
  const say = punchImportWords.use();
  const [faults, added, waiting] = [countOf(report, 'fault'), countOf(report, 'added'), countOf(report, 'waiting')];
  const sentences = [
    say('checked', { layout: report.layout }),
    added > 0 && say('wouldAdd', { count: added }),
    waiting > 0 && say('wouldWait', { count: waiting }),
    added + waiting === 0 && say('nothingNew'),
  ];
  return (
    <>
      {faults > 0 ? (
        <Message kind="danger">{say('faults', { count: faults })}</Message>
      ) : (
        <Message kind="info">{sentences.filter(Boolean).join(' ')}</Message>
      )}
      <RowReport
        rows={report.rows}
        verdicts={[
          { value: 'fault', label: say('verdict.fault'), tone: 'danger' },
          { value: 'waiting', label: say('verdict.waiting'), tone: 'warning' },
          { value: 'added', label: say('verdict.added'), tone: 'success' },
          { value: 'already there', label: say('verdict.already there'), tone: 'neutral' },
        ]}
      />
    </>
  );
}
