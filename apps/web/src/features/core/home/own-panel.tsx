import { datesFrom, type LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { everyBoard } from '#roster/board.queries';
import { localDays } from '#roster/model/local-days.rules';
import { longDay } from '#roster/texts/day-texts';
import { useMinute } from '#roster/use-minute';
import { QueryStates } from '#ui/query-states';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './home.module.css';
import { ownShiftsQuery } from './home.queries';
import { homeWords } from './home.words';
import { HomePanel } from './home-panel';
import { nextShift, shiftsByDay } from './own-shifts.rules';

interface OwnPanelProps {
  hotel: number;
  timeZone: string;
  employee: number;
  today: LocalDate;
  monday: LocalDate;
}

/** The next shift, then seven days. */
const skeleton = ['next', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((bone) => (
  <SkeletonBlock key={bone} height={bone === 'next' ? 56 : 24} />
));

/** The employee's next shift, and this week by day. */
export function OwnPanel({ hotel, timeZone, employee, today, monday }: OwnPanelProps) {
  const say = homeWords.use();
  const sayType = shiftWords.use();
  const query = useQuery(ownShiftsQuery({ hotel, timeZone, employee, monday }));
  useChanges('roster', [...everyBoard(hotel), 'home own']);
  const now = useMinute();
  const days = localDays(createZone(timeZone));
  const shifts = query.data?.board.shiftsOf.get(employee) ?? [];
  const next = nextShift(shifts, now);
  const byDay = shiftsByDay(shifts, days.dateOf);
  const time = ({ start, end }: { start: number; end: number }) => `${days.clock(start)}–${days.clock(end)}`;
  return (
    <HomePanel title={say('own')} link={{ to: '/staff-timeline', label: say('toTimeline') }}>
      <QueryStates thing={say('thing.own')} query={query} skeleton={<div className={styles.bones}>{skeleton}</div>}>
        <div className={styles.next}>
          <h3>{say('next')}</h3>
          <p>
            {next
              ? say('nextAt', {
                  day: days.dateOf(next.start) === today ? say('isToday') : longDay(days.dateOf(next.start)),
                  from: days.clock(next.start),
                  to: days.clock(next.end),
                })
              : say('nextNone')}
          </p>
        </div>
        <dl className={styles.days}>
          {datesFrom(monday, 7).map((day) => {
            const ofDay = byDay.get(day) ?? [];
            return (
              <div key={day} data-today={day === today || undefined}>
                <dt>{longDay(day)}</dt>
                <dd>
                  {ofDay.length === 0 && <span className="quiet">{say('nothing')}</span>}
                  {ofDay.map((shift) => (
                    <span key={shift.id}>
                      {shift.allDay || shift.end - shift.start >= wholeDay ? '' : `${time(shift)} `}
                      {shift.typeOfShift !== 'Regular' && sayType(shiftLook(shift.typeOfShift).label)}
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </QueryStates>
    </HomePanel>
  );
}

const wholeDay = 23 * 3_600_000;
