import type { DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import { formatDate, formatRange } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import { leaveName } from '#ui/leave-kinds';
import type { Column } from '#ui/list/table-props';
import { stateTones } from './board-columns';
import styles from './declarations.module.css';
import type { declarationsWords } from './declarations.words';

type Say = ReturnType<typeof declarationsWords.use>;
type MessageColumn = Column<DeclarationRow>;

const protocol = (say: Say): MessageColumn => ({
  key: 'protocol',
  header: say('protocol'),
  cell: ({ protocol, maybeTwice }) => (
    <span data-tip={maybeTwice ? say('maybeTwice') : undefined} lang="el">
      {protocol}
      {maybeTwice && ' *'}
    </span>
  ),
});

const submittedAt = (say: Say): MessageColumn => ({
  key: 'submittedAt',
  header: say('submittedAt'),
  cell: ({ submittedAt }) => (submittedAt ? hotelMoment(submittedAt) : say('nothing')),
});

const refusal = (say: Say): MessageColumn => ({
  key: 'refusal',
  onPhone: 'second',
  header: say('refusal'),
  cell: ({ cause, employee }) => (
    <span className={styles.short}>
      {cause ? say(`cause.${cause}`, { name: employee?.name ?? say('hotel') }) : say('nothing')}
    </span>
  ),
});

const wordless = ['rest', 'nonWorking', 'noOvertime'] as const;

/** Keeps times as they are, and translates the codes of entries without times. */
function saying(says: string, say: Say): string {
  const spoken = says.split(', ').map((part) => {
    const [direction, time] = part.split(' ');
    if (direction === 'in' || direction === 'out') return say(`card.${direction}`, { time });
    const leave = leaveKinds.find((one) => one === direction);
    if (leave) return time ? say('leaveHours', { leave: leaveName(leave), times: time }) : leaveName(leave);
    const kind = wordless.find((one) => one === part);
    return kind ? say(`part.${kind}`) : part;
  });
  return spoken.join(', ');
}

/** Whom and what a message concerns, and its outcome. */
export function messageColumns(say: Say, state: 'rejected' | 'open' | 'accepted'): MessageColumn[] {
  return [
    { key: 'person', header: say('person'), isName: true, cell: ({ employee }) => employee?.name ?? say('hotel') },
    { key: 'kind', onPhone: 'second', header: say('kind'), cell: ({ kind }) => say(`kind.${kind}`) },
    {
      key: 'days',
      onPhone: 'second',
      header: say('days'),
      cell: ({ kind, firstDay, lastDay }) =>
        firstDay && lastDay
          ? kind === 'weeklySchedule'
            ? say('everyWeek', { day: formatDate(firstDay) })
            : formatRange(firstDay, lastDay)
          : say('nothing'),
    },
    { key: 'says', header: say('says'), unfolds: true, cell: ({ says }) => saying(says, say) },
    {
      key: 'state',
      onPhone: 'first',
      header: say('state'),
      cell: ({ state: now }) => <Badge tone={stateTones[now] ?? 'neutral'}>{say(`state.${now}`)}</Badge>,
    },
    ...(state === 'accepted' ? [protocol(say), submittedAt(say)] : [refusal(say)]),
  ];
}
