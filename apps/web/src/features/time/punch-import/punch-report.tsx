import type { PunchReport as Report } from '@horae/contract/time/terminals.contract';
import { FileReport } from '#ui/import/file-report';
import { punchImportWords } from './punch-import.words';

/** How many rows of a report have this result. */
export const countOf = ({ rows }: Report, wanted: Report['rows'][number]['verdict']): number =>
  rows.filter(({ verdict }) => verdict === wanted).length;

/** What the rows of a file of punches come to. */
export function PunchReport({ report }: { report: Report }) {
  const say = punchImportWords.use();
  const [added, waiting] = [countOf(report, 'added'), countOf(report, 'waiting')];
  return (
    <FileReport
      report={report}
      sentences={[
        added > 0 && say('wouldAdd', { count: added }),
        waiting > 0 && say('wouldWait', { count: waiting }),
        added + waiting === 0 && say('nothingNew'),
      ]}
      verdicts={[
        { value: 'waiting', label: say('verdict.waiting'), tone: 'warning' },
        { value: 'added', label: say('verdict.added'), tone: 'success' },
      ]}
    />
  );
}
