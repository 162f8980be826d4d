import type { FindingRow } from '@horae/contract/time/finding-rows';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import styles from './attendance.module.css';
import type { attendanceWords } from './attendance.words';
import { clockedText, sentenceOf, stretchesText, toneOf, weekdayOf } from './finding-text';

type Say = ReturnType<typeof attendanceWords.use>;

/** The columns of findings; where they stand alone, the person is named in the row. */
export function findingColumns(say: Say, search: TextSearch, isAlone: boolean): Column<FindingRow>[] {
  return [
    {
      key: 'day',
      header: say(isAlone ? 'person' : 'day'),
      isName: true,
      // The name stands once above the findings of a person; screen readers have it in each.
      cell: ({ id, day, employee }) => (
        <Link
          to="/attendance"
          search={withSearchChange(search, { finding: String(id) })}
          resetScroll={false}
          data-row-link=""
          className={styles.day}
        >
          <span className={isAlone ? 'medium' : 'visually-hidden'}>{employee.name}, </span>
          <time dateTime={day}>{weekdayOf(day)}</time>
        </Link>
      ),
    },
    {
      key: 'finding',
      onPhone: 'second',
      header: say('kind'),
      cell: (finding) => (
        <span className={styles.finding}>
          <Badge tone={toneOf[finding.severity]}>{say(`kind.${finding.kind}`)}</Badge>
          <span className="quiet">{sentenceOf(finding, say)}</span>
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
      onPhone: 'second',
      header: say('due'),
      cell: ({ dueAt, isOverdue, decided, state }) =>
        decided ? (
          <span className="quiet">
            {decided.by ? say('byWhom', { state: say(`state.${state}`), name: decided.by }) : say(`state.${state}`)}
          </span>
        ) : (
          <time dateTime={dueAt} className={isOverdue ? styles.overdue : styles.later} data-tip={hotelMoment(dueAt)}>
            {isOverdue ? say('overdueSince', { day: formatDate(dueAt.slice(0, 10)) }) : formatDate(dueAt.slice(0, 10))}
          </time>
        ),
    },
  ];
}
