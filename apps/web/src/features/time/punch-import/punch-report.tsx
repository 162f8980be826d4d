import type { PunchReport as Report } from '@horae/contract/time/terminals.contract';
import { FileReport } from '#ui/import/file-report';
import { punchImportWords } from './punch-import.words';

/** The number of rows with this result. */
export const countOf = ({ rows }: Report, wanted: Report['rows'][number]['verdict']): number =>
  rows.filter(({ verdict }) => verdict === wanted).length;

/** The outcome of each row of a file of punches. */
export function PunchReport({ report }: { report: Report }) {
  const say = punchImportWords.use();
  const [added, waiting] = [countOf(report, 'added'), countOf(report, 'waiting')];
  return (
    <FileReport
      report={report}
      isWithoutFaults
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
