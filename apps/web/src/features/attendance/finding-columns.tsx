import type { FindingRow } from '@horae/contract/attendance.contract';
import { Link } from '@tanstack/react-router';
import { formatDate, formatMoment } from '#platform/format-date';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import styles from './attendance.module.css';
import type { attendanceWords } from './attendance.words';
import { clockedText, sentenceOf, stretchesText, toneOf } from './finding-text';

type Say = ReturnType<typeof attendanceWords.use>;

export function findingColumns(say: Say, search: TextSearch): Column<FindingRow>[] {
  return [
    {
      key: 'person',
      header: say('person'),
      isName: true,
      cell: ({ id, employee }) => (
        <PersonCell name={employee.name} avatar={null} note={employee.jobTitle || employee.department}>
          <Link
            to="/attendance"
            search={withSearchChange(search, { finding: String(id) })}
            resetScroll={false}
            data-row-link=""
            className={styles.name}
          >
            {employee.name}
          </Link>
        </PersonCell>
      ),
    },
    { key: 'day', header: say('day'), cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time> },
    {
      key: 'finding',
      header: say('kind'),
      cell: (finding) => (
        <span className={styles.finding}>
          <Badge tone={toneOf[finding.severity]}>{say(`kind.${finding.kind}`)}</Badge>
          <span className={styles.quiet}>{sentenceOf(finding, say)}</span>
        </span>
      ),
    },
    {
      key: 'planned',
      header: say('planned'),
      unfolds: true,
      cell: ({ evidence }) => <span className={styles.times}>{stretchesText(evidence.planned) || '–'}</span>,
    },
    {
      key: 'clocked',
      header: say('clocked'),
      unfolds: true,
      cell: ({ evidence }) => <span className={styles.times}>{clockedText(evidence) || '–'}</span>,
    },
    { key: 'owner', header: say('owner'), unfolds: true, cell: ({ owner }) => owner?.name ?? '–' },
    {
      key: 'due',
      header: say('due'),
      cell: ({ dueAt, isOverdue, decided, state }) =>
        decided ? (
          <span className={styles.quiet}>
            {decided.by ? say('byWhom', { state: say(`state.${state}`), name: decided.by }) : say(`state.${state}`)}
          </span>
        ) : (
          <time dateTime={dueAt} className={isOverdue ? styles.overdue : undefined} title={formatMoment(dueAt)}>
            {isOverdue ? say('overdue') : formatDate(dueAt.slice(0, 10))}
          </time>
        ),
    },
  ];
}
