import { datesFrom, type LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { QueryStates } from '#ui/query-states';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { SkeletonBlock } from '#ui/skeleton';
import { everyBoard } from '../board.queries';
import { withLoans } from '../model/lent-shifts.rules';
import { localDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import { longDay } from '../texts/day-texts';
import { placeText } from '../texts/place-text';
import { useMinute } from '../use-minute';
import styles from './own-shifts.module.css';
import { ownShiftsQuery } from './own-shifts.queries';
import { comingShift, ownDay } from './own-shifts.rules';
import { ownShiftsWords } from './own-shifts.words';

const wholeDay = 23 * 3_600_000;

/** The next shift, then seven days. */
const bones = ['next', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((bone) => (
  <SkeletonBlock key={bone} height={bone === 'next' ? 28 : 24} />
));

interface OwnShiftsProps {
  hotel: number;
  timeZone: string;
  employee: number;
  /** The first of the seven days. */
  first: LocalDate;
  heading: 'h2' | 'h3';
  headingId?: string;
}

/** The employee's next shift, and seven days of their plan, with the end of last night's work. */
export function OwnShifts({ hotel, timeZone, employee, first, heading: Heading, headingId }: OwnShiftsProps) {
  const say = ownShiftsWords.use();
  const sayType = shiftWords.use();
  const now = useMinute();
  const today = hotelToday();
  const query = useQuery(ownShiftsQuery({ hotel, timeZone, employee, first, today }));
  useChanges('roster', [...everyBoard(hotel), 'own shifts']);
  const days = localDays(createZone(timeZone));
  const board = query.data && withLoans(query.data.board, days);
  const shifts = board?.shiftsOf.get(employee) ?? [];
  const next = comingShift(shifts, now);
  const dayText = (day: string) => (day === today ? say('isToday') : longDay(day));
  return (
    <>
      <Heading id={headingId} className={styles.heading}>
        {say('next')}
      </Heading>
      <QueryStates thing={say('thing')} query={query} skeleton={<div className={styles.bones}>{bones}</div>}>
        <p className={styles.next}>
          {next
            ? say('nextAt', {
                day: dayText(days.dateOf(next.start)),
                from: days.clock(next.start),
                to: days.clock(next.end),
              })
            : say('nextNone')}
        </p>
        <dl className={styles.days}>
          {datesFrom(first, 7).map((day) => {
            const { tails, starts } = ownDay(shifts, day, days.dateOf);
            return (
              <div key={day} data-today={day === today || undefined}>
                <dt>{longDay(day)}</dt>
                <dd>
                  {tails.map(({ id, end }) => (
                    <span key={id} className={styles.tail}>
                      {say('until', { time: days.clock(end) })}
                    </span>
                  ))}
                  {starts.length === 0 && tails.length === 0 && <span className="quiet">{say('nothingPlanned')}</span>}
                  {starts.map((shift) => (
                    <span key={shift.id}>
                      {shift.allDay || shift.end - shift.start >= wholeDay
                        ? ''
                        : `${days.clock(shift.start)}–${days.clock(shift.end)} `}
                      {[
                        shift.typeOfShift !== 'Regular' &&
                          sayType(shift.compensates ? 'CompensatoryDayOff' : shiftLook(shift.typeOfShift).label),
                        placeText(workedAt(shift)),
                      ]
                        .filter(Boolean)
                        .join(' ')}
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </QueryStates>
    </>
  );
}
