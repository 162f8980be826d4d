import type { BoardDay, BoardRow, BoardSide } from '@horae/contract/declarations/declaration-board';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import styles from './day-drawer.module.css';
import { clockedText, declaredText, plannedText } from './day-lines';
import { declarationsWords } from './declarations.words';
import { markLooks, markOf, markText } from './week-marks';

export interface ShownDay {
  row: BoardRow;
  day: BoardDay;
}

interface DayDrawerProps {
  shown: ShownDay;
  /** The days before and after it that need a person. */
  around: readonly [ShownDay | undefined, ShownDay | undefined];
  onOpen: (shown: ShownDay) => void;
  onClose: () => void;
  /** Absent where the account may not submit. */
  onSubmit: (() => void) | undefined;
}

/** A day of one person as planned, declared and clocked, with what can be done about it. */
export function DayDrawer({ shown: { row, day }, around: [before, after], onOpen, onClose, onSubmit }: DayDrawerProps) {
  const say = declarationsWords.use();
  const { icon, tone } = markLooks[markOf(day)];
  const { sides, clocked } = day;
  const differs = sides.some((side) => side.differs);
  const facts = (side: BoardSide) => [
    { name: say('planned'), value: plannedText({ ...day, sides: [side] }, say) },
    { name: say('declared'), value: declaredText({ ...day, sides: [side] }, say) },
    ...(side.state ? [{ name: say('state'), value: say(`state.${side.state}`) }] : []),
    ...(side.dueAt ? [{ name: say('due'), value: hotelMoment(side.dueAt) }] : []),
    ...(side.protocol ? [{ name: say('protocol'), value: side.protocol }] : []),
  ];
  return (
    <Drawer
      title={`${row.name}, ${formatDate(day.day)}`}
      isOpen
      onClose={onClose}
      footer={
        <div className="ends">
          <Button aria-disabled={!before || undefined} onClick={() => before && onOpen(before)}>
            {say('previousDifference')}
          </Button>
          <Button aria-disabled={!after || undefined} onClick={() => after && onOpen(after)}>
            {say('nextDifference')}
          </Button>
        </div>
      }
    >
      <div className={styles.inside}>
        <p>
          <Badge tone={tone} icon={icon}>
            {markText(day, say)}
          </Badge>
        </p>
        {sides.map((side) => (
          <FactList key={side.family} title={say(`kind.${side.family}`)} facts={facts(side)} />
        ))}
        <FactList
          title={say('clock')}
          facts={[{ name: say('clocked'), value: clocked.length > 0 ? clockedText(day, say) : say('notClocked') }]}
        />
        <p className={styles.links}>
          {day.finding && (
            <Link to="/attendance" search={{ employee: String(row.id), from: day.day, to: day.day }}>
              {say('openFindingLink')}
            </Link>
          )}
          <Link to="/staff-timeline" search={{ date: day.day, emp: String(row.id) }}>
            {say('openPlan')}
          </Link>
        </p>
        {onSubmit && differs && (
          <p>
            <Button look="solid" onClick={onSubmit}>
              {say('submitDay')}
            </Button>
          </p>
        )}
      </div>
    </Drawer>
  );
}
