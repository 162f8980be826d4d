import type { CorrectionRequest } from '@horae/contract/correction-requests.contract';
import { Link } from '@tanstack/react-router';
import { formatDate, formatMoment } from '#platform/format-date';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { AskedList } from '#roster/requests/asked-list';
import { requestsWords } from '#roster/requests/requests.words';
import type { Column } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { inboxRequestsWords } from './requests.words';

export function requestColumns(search: TextSearch): Column<CorrectionRequest>[] {
  const say = inboxRequestsWords.say;
  return [
    {
      key: 'person',
      header: attendanceWords.say('person'),
      isName: true,
      cell: ({ id, employee }) => (
        <PersonCell name={employee.name} avatar={null} note={employee.jobTitle || employee.department}>
          <Link
            to="/attendance"
            search={withSearchChange(search, { request: String(id) })}
            resetScroll={false}
            data-row-link=""
            className={styles.name}
          >
            {employee.name}
          </Link>
        </PersonCell>
      ),
    },
    {
      key: 'day',
      header: attendanceWords.say('day'),
      cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time>,
    },
    { key: 'asked', header: say('asked'), cell: ({ punches, day }) => <AskedList punches={punches} day={day} /> },
    { key: 'reason', header: say('reason'), unfolds: true, cell: ({ reason }) => reason },
    {
      key: 'askedAt',
      header: say('askedAt'),
      cell: ({ askedAt, decided, state }) => {
        if (!decided) return <time dateTime={askedAt}>{formatMoment(askedAt)}</time>;
        const word = requestsWords.say(`state.${state}`);
        return (
          <span className={styles.quiet}>{decided.by ? say('byWhom', { state: word, name: decided.by }) : word}</span>
        );
      },
    },
  ];
}
