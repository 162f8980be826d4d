import type { BoardDay, BoardRow } from '@horae/contract/declarations/declaration-board';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { clockedText, dayName, declaredText, differingSide, plannedText, timeLeft } from './day-lines';
import styles from './declarations.module.css';
import type { declarationsWords } from './declarations.words';

type Say = ReturnType<typeof declarationsWords.use>;

export const stateTones: Record<string, BadgeTone> = {
  accepted: 'success',
  rejected: 'danger',
  unknown: 'warning',
  queued: 'info',
  sending: 'info',
};

/** Planned, declared and clocked times of an employee; the lines of one day are aligned across the columns. */
export function boardColumns(say: Say, now: number): Column<BoardRow>[] {
  const lines = (render: (day: BoardDay) => ReactNode) =>
    function Lines({ days }: BoardRow) {
      return (
        <ul className={styles.lines}>
          {days.map((day) => (
            <li key={day.day} data-differs={differingSide(day) || day.finding ? '' : undefined}>
              {days.length > 1 && <b className={styles.day}>{dayName(day.day)}</b>}
              {render(day)}
            </li>
          ))}
        </ul>
      );
    };
  return [
    {
      key: 'person',
      header: say('person'),
      isName: true,
      cell: ({ name, jobTitle, unit }) => (
        <PersonCell name={name} avatar={null} note={jobTitle || unit}>
          {name}
        </PersonCell>
      ),
    },
    { key: 'planned', header: say('planned'), cell: lines((day) => plannedText(day, say)) },
    { key: 'declared', header: say('declared'), cell: lines((day) => declaredText(day, say)) },
    { key: 'clocked', header: say('clocked'), cell: lines((day) => clockedText(day, say)) },
    {
      key: 'state',
      onPhone: 'first',
      header: say('state'),
      cell: (row) => lines((day) => <StateOf employee={row.id} day={day} say={say} now={now} />)(row),
    },
  ];
}

function StateOf({ employee, day, say, now }: { employee: number; day: BoardDay; say: Say; now: number }) {
  const differs = differingSide(day);
  // What the inbox has of the day says more than that it differs.
  if (day.finding)
    return (
      <Link
        to="/attendance"
        search={{ employee: String(employee), from: day.day, to: day.day }}
        aria-label={`${say(`finding.${day.finding}`)}: ${say('openFinding', { day: dayName(day.day) })}`}
      >
        <Badge tone="danger" icon={IconAlertTriangle}>
          {say(`finding.${day.finding}`)}
        </Badge>
      </Link>
    );
  if (differs)
    return (
      <span className={styles.state}>
        <Badge tone={differs.isOverdue ? 'danger' : 'warning'} icon={IconAlertTriangle}>
          {differs.state === 'rejected' ? say('state.rejected') : say('differs')}
        </Badge>
        {differs.dueAt && (
          <span className={styles.quiet}>
            {differs.isOverdue ? say('overdue') : say('dueIn', { time: timeLeft(differs.dueAt, now) })}
          </span>
        )}
      </span>
    );
  const state = day.sides.find((side) => side.state && side.state !== 'accepted')?.state ?? day.sides[0]?.state;
  return state ? <Badge tone={stateTones[state] ?? 'neutral'}>{say(`state.${state}`)}</Badge> : <>{say('nothing')}</>;
}
