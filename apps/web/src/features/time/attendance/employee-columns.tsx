import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { attendanceWords } from './attendance.words';

interface OfDay {
  id: number;
  day: string;
  employee: { name: string; jobTitle: string; department: string };
}

/** The employee of a row, linked to the drawer that the search parameter `opens` stands for. */
export function employeeColumns<Row extends OfDay>(search: TextSearch, opens: 'finding' | 'request'): Column<Row>[] {
  const { say } = attendanceWords;
  return [
    {
      key: 'person',
      header: say('person'),
      isName: true,
      cell: ({ id, employee }) => (
        <PersonCell name={employee.name} avatar={null} note={employee.jobTitle || employee.department}>
          <Link
            to="/attendance"
            search={withSearchChange(search, { [opens]: String(id) })}
            resetScroll={false}
            data-row-link=""
            className="medium"
          >
            {employee.name}
          </Link>
        </PersonCell>
      ),
    },
    { key: 'day', header: say('day'), cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time> },
  ];
}
