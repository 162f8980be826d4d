import type { TimesheetRow } from '@horae/contract/time/timesheet-lines';
import { Link } from '@tanstack/react-router';
import { hoursNumber, hoursVariance } from '#platform/format-hours';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { StateBadge } from '#roster/sheet/state-badge';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { SheetMarks } from './sheet-marks';
import styles from './timesheets.module.css';
import type { timesheetsWords } from './timesheets.words';

type Say = ReturnType<typeof timesheetsWords.use>;

const hours = (minutes: number | undefined) => <span className="tabular">{minutes ? hoursNumber(minutes) : '–'}</span>;

export function sheetColumns(say: Say, search: TextSearch): Column<TimesheetRow>[] {
  return [
    {
      key: 'person',
      header: say('person'),
      isName: true,
      cell: ({ id, name, jobTitle, department }) => (
        <PersonCell name={name} avatar={null} note={jobTitle || department}>
          <Link
            to="/timesheets"
            search={withSearchChange(search, { sheet: String(id) })}
            resetScroll={false}
            data-row-link=""
          >
            {name}
          </Link>
        </PersonCell>
      ),
    },
    {
      key: 'planned',
      unfolds: true,
      onPhone: 'hidden',
      header: say('planned'),
      align: 'end',
      cell: ({ plannedMinutes }) => hours(plannedMinutes),
    },
    { key: 'paid', header: say('paid'), align: 'end', cell: ({ paidMinutes }) => hours(paidMinutes) },
    {
      key: 'difference',
      header: say('difference'),
      align: 'end',
      cell: ({ differenceMinutes }) => <span className="tabular">{hoursVariance(differenceMinutes)}</span>,
    },
    {
      key: 'overtime',
      header: say('overtime'),
      align: 'end',
      unfolds: true,
      cell: ({ minutes }) => hours((minutes.overtimeLegal ?? 0) + (minutes.overtimeExcessApproved ?? 0)),
    },
    {
      key: 'illegal',
      header: say('illegal'),
      align: 'end',
      unfolds: true,
      cell: ({ minutes }) =>
        minutes.overtimeIllegal ? <span className={styles.bad}>{hoursNumber(minutes.overtimeIllegal)}</span> : hours(0),
    },
    { key: 'night', header: say('night'), align: 'end', unfolds: true, cell: ({ minutes }) => hours(minutes.night) },
    {
      key: 'sunday',
      header: say('sundayHoliday'),
      align: 'end',
      unfolds: true,
      cell: ({ minutes }) => hours(minutes.sundayHoliday),
    },
    { key: 'attention', onPhone: 'second', header: say('attention'), cell: (sheet) => <SheetMarks sheet={sheet} /> },
    {
      key: 'state',
      onPhone: 'first',
      header: say('states'),
      cell: ({ state, isAutomatic }) => (
        <span className={styles.marks}>
          <StateBadge state={state} />
          {isAutomatic && <Badge>{say('automatic')}</Badge>}
        </span>
      ),
    },
  ];
}
