import type { RosterReport as Report } from '@horae/contract/roster-import.contract';
import { RowReport } from '#ui/import/row-report';
import { Message } from '#ui/message';
import { rosterImportWords } from './roster-import.words';

/** What the rows of the file come to: in a sentence, then one by one. */
export function RosterReport({ report }: { report: Report }) {
  const say = rosterImportWords.use();
  const count = (verdict: string) => report.rows.filter((row) => row.verdict === verdict).length;
  const [faults, added] = [count('fault'), count('added')];
  const sentences = [
    say('checked', { layout: report.layout }),
    added > 0 ? say('wouldAdd', { count: added }) : faults === 0 && say('nothingNew'),
    report.newEmployees > 0 && say('newPeople', { count: report.newEmployees }),
    report.newDepartments.length > 0 && say('newDepartments', { names: report.newDepartments.join(', ') }),
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
          { value: 'added', label: say('verdict.added'), tone: 'success' },
          { value: 'skipped', label: say('verdict.skipped'), tone: 'warning' },
          { value: 'already there', label: say('verdict.already there'), tone: 'neutral' },
        ]}
      />
    </>
  );
}
