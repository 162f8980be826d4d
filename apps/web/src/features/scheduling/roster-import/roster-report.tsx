import type { RosterReport as Report } from '@horae/contract/scheduling/roster-import.contract';
import { FileReport } from '#ui/import/file-report';
import { rosterImportWords } from './roster-import.words';

/** The outcome of each row of a roster file. */
export function RosterReport({ report }: { report: Report }) {
  const say = rosterImportWords.use();
  const { rows, newEmployees, newDepartments } = report;
  const added = rows.filter(({ verdict }) => verdict === 'added').length;
  return (
    <FileReport
      report={report}
      sentences={[
        added > 0 ? say('wouldAdd', { count: added }) : say('nothingNew'),
        newEmployees > 0 && say('newPeople', { count: newEmployees }),
        newDepartments.length > 0 && say('newDepartments', { names: newDepartments.join(', ') }),
      ]}
      verdicts={[
        { value: 'added', label: say('verdict.added'), tone: 'success' },
        { value: 'skipped', label: say('verdict.skipped'), tone: 'warning' },
      ]}
    />
  );
}
