import { addDays, datesFrom } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { everyBoard } from '#roster/board.queries';
import { localDays } from '#roster/model/local-days.rules';
import { longDay } from '#roster/texts/day-texts';
import { useMinute } from '#roster/use-minute';
import { QueryStates } from '#ui/query-states';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './my-shifts.module.css';
import { ownShiftsQuery } from './my-shifts.queries';
import { comingShift, ownDay } from './my-shifts.rules';
import { myTimeWords } from './my-time.words';

const wholeDay = 23 * 3_600_000;

/** The employee's next shift, and the seven days from today on, with the end of last night's work. */
export function MyShifts({ hotel, timeZone, employee }: { hotel: number; timeZone: string; employee: number }) {
  const say = myTimeWords.use();
  const sayType = shiftWords.use();
  const today = hotelToday();
  const query = useQuery(ownShiftsQuery({ hotel, timeZone, employee, from: addDays(today, -1) }));
  useChanges('roster', [...everyBoard(hotel), 'my time']);
  const now = useMinute();
  const days = localDays(createZone(timeZone));
  const shifts = query.data?.board.shiftsOf.get(employee) ?? [];
  const next = comingShift(shifts, now);
  const dayText = (day: string) => (day === today ? say('isToday') : longDay(day));
  return (
    <section className={styles.card} aria-labelledby="next-shift">
      <h2 id="next-shift">{say('next')}</h2>
      <QueryStates thing={say('thing.shifts')} query={query} skeleton={<SkeletonBlock height={240} />}>
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
          {datesFrom(today, 7).map((day) => {
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
                      {shift.typeOfShift !== 'Regular' && sayType(shiftLook(shift.typeOfShift).label)}
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </QueryStates>
    </section>
  );
}
