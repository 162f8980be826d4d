import type { RosterReport as Report, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import { FileReport } from '#ui/import/file-report';
import { awayAdded, countOf } from './count-of';
import { dayText, plannedText } from './planned-text';
import { rosterImportWords } from './roster-import.words';

const personText = ({ person = '', isOpen }: RosterRow): string =>
  isOpen ? rosterImportWords.say('openShift', { department: person }) : person;

/** The outcome of each row of a roster file, and what it takes off. */
export function RosterReport({ report }: { report: Report }) {
  const say = rosterImportWords.use();
  const { newEmployees, newDepartments, openDrafts, grid } = report;
  const [added, changed, removed] = [countOf(report, 'added'), countOf(report, 'changed'), countOf(report, 'removed')];
  const away = awayAdded(report);
  const stays = countOf(report, 'already there');
  const changes = added + changed + removed;
  return (
    <FileReport<RosterRow>
      report={report}
      {...(grid && { layoutName: say('gridLayout') })}
      sentences={[
        added > away && say('wouldAdd', { count: added - away }),
        away > 0 && say('wouldAddAway', { count: away }),
        changed > 0 && say('wouldChange', { count: changed }),
        removed > 0 && say('wouldRemove', { count: removed }),
        changes === 0 && say('nothingNew'),
        changes > 0 && stays > 0 && say('stays', { count: stays }),
        openDrafts > 0 && say('openDrafts', { count: openDrafts }),
        newEmployees > 0 && say('newPeople', { count: newEmployees }),
        newDepartments.length > 0 && say('newDepartments', { names: newDepartments.join(', ') }),
      ]}
      more={[
        { key: 'person', header: say('person'), text: personText, width: 28 },
        { key: 'day', header: say('day'), text: ({ day }) => (day ? dayText(day) : ''), width: 14 },
        { key: 'was', header: say('was'), text: ({ was }) => (was ? plannedText(was) : '') },
        { key: 'now', header: say('now'), text: ({ now }) => (now ? plannedText(now) : '') },
      ]}
      verdicts={[
        { value: 'changed', label: say('verdict.changed'), tone: 'info' },
        { value: 'removed', label: say('verdict.removed'), tone: 'danger' },
        { value: 'added', label: say('verdict.added'), tone: 'success' },
        { value: 'skipped', label: say('verdict.skipped'), tone: 'warning' },
      ]}
    />
  );
}
