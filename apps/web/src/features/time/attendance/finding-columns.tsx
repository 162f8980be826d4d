import type { FindingRow } from '@horae/contract/time/attendance.contract';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import type { TextSearch } from '#platform/screen-search';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import styles from './attendance.module.css';
import type { attendanceWords } from './attendance.words';
import { employeeColumns } from './employee-columns';
import { clockedText, sentenceOf, stretchesText, toneOf } from './finding-text';

type Say = ReturnType<typeof attendanceWords.use>;

export function findingColumns(say: Say, search: TextSearch): Column<FindingRow>[] {
  return [
    ...employeeColumns<FindingRow>(search, 'finding'),
    {
      key: 'finding',
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
      header: say('due'),
      cell: ({ dueAt, isOverdue, decided, state }) =>
        decided ? (
          <span className="quiet">
            {decided.by ? say('byWhom', { state: say(`state.${state}`), name: decided.by }) : say(`state.${state}`)}
          </span>
        ) : (
          <time dateTime={dueAt} className={isOverdue ? styles.overdue : undefined} data-tip={hotelMoment(dueAt)}>
            {isOverdue ? say('overdue') : formatDate(dueAt.slice(0, 10))}
          </time>
        ),
    },
  ];
}
