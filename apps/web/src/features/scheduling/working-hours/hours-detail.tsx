import { IconTimelineEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursVariance } from '#platform/format-hours';
import type { LocalDays } from '#roster/model/local-days.rules';
import { rosterWords } from '#roster/roster.words';
import { shortDay } from '#roster/texts/day-texts';
import { clockRange, lookOf, typeText } from '#roster/texts/shift-texts';
import { useShownRows } from '#roster/use-shown-rows';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ErrorPanel } from '#ui/error-panel';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import '#ui/shift-types.css';
import { amountFigure } from './hour-texts';
import styles from './hours-detail.module.css';
import { LooseClocks } from './loose-clocks';
import { byDifference, type DetailLine, type DetailPerson, peopleOf } from './model/detail.rules';
import { isVariance, type Measure } from './model/measure.rules';
import type { DetailAddress } from './use-hours-detail';
import { looseClocksQuery, shiftsQuery } from './working-hours.queries';
import { hoursWords } from './working-hours.words';

interface HoursDetailProps {
  address: DetailAddress;
  days: LocalDays;
  measure: Measure;
  /** Local date; before it, a missing clock record means that the employee did not come. */
  judgedUntil: string;
  onTimeline: () => void;
  onClose: () => void;
}

/** Who makes up a figure, and with which shifts: planned, declared and clocked. */
export function HoursDetail({ address, days, measure, judgedUntil, onTimeline, onClose }: HoursDetailProps) {
  const say = hoursWords.use();
  const { question, place, start, end, name, where, sums } = address;
  const asked = useQuery(shiftsQuery(question, { timeZone: days.zone.id, start, end }, place));
  const loose = useQuery(looseClocksQuery(question, { start, end }, place));
  const board = asked.data?.board;
  const people = useMemo(() => {
    if (!board) return undefined;
    const judging = {
      measure: measure === 'declared-variance' ? ('declared' as const) : ('actual' as const),
      until: days.startOf(judgedUntil),
    };
    const found = peopleOf(board, { start: days.startOf(start), end: days.startOf(end) }, days, judging);
    return isVariance(measure) ? byDifference(found) : found;
  }, [board, days, start, end, measure, judgedUntil]);

  return (
    <Drawer
      title={say('detail.title')}
      isOpen
      onClose={onClose}
      footer={
        <Button wide onClick={onTimeline}>
          <IconTimelineEvent size={18} stroke={1.5} aria-hidden="true" />
          {say('openTimeline')}
        </Button>
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.detail} aria-label={name} tabIndex={0}>
        <div>
          <h3>{name}</h3>
          <p className="quiet">{where}</p>
        </div>
        {sums && (
          <dl className={styles.sums}>
            {(['planned', 'declared', 'actual', 'overtime'] as const).map((measure) => (
              <div key={measure}>
                <dt>{say(`measure.${measure}`)}</dt>
                <dd>{sums[measure] === null ? '–' : amountFigure(sums[measure], measure)}</dd>
              </div>
            ))}
          </dl>
        )}
        {people ? (
          <People
            people={people}
            days={days}
            isOneDay={address.isOneDay}
            isOfDeclared={measure === 'declared-variance'}
          />
        ) : asked.error ? (
          <ErrorPanel error={asked.error} onRetry={() => void asked.refetch()} />
        ) : (
          <Skeleton thing={rosterWords.say('shifts')}>
            <div className="stack-2">
              {[0, 1, 2, 3, 4].map((row) => (
                <SkeletonBlock key={row} height={52} />
              ))}
            </div>
          </Skeleton>
        )}
        {loose.data && <LooseClocks records={loose.data.records} days={days} />}
        {sums !== null && sums.open > 0 && <p className="quiet small">{say('detail.loose', { count: sums.open })}</p>}
        <p className="quiet small">{say('rules')}</p>
      </section>
    </Drawer>
  );
}

interface PeopleProps {
  people: readonly DetailPerson[];
  days: LocalDays;
  isOneDay: boolean;
  /** Differences are between declaration and plan instead of clock and plan. */
  isOfDeclared: boolean;
}

function People({ people, days, isOneDay, isOfDeclared }: PeopleProps) {
  const say = hoursWords.use();
  const { shown, more } = useShownRows(people);
  if (people.length === 0) return <p className="quiet">{say('detail.none')}</p>;
  return (
    <>
      <p className="note">{say('people', { count: people.length })}</p>
      {shown.map(({ resource, lines }) => (
        <section key={resource.employeeId}>
          <h4>
            {resource.title} <small>{resource.jobTitle}</small>
          </h4>
          <table className={styles.lines}>
            <caption className="visually-hidden">{say('detail.caption', { name: resource.title })}</caption>
            <thead>
              <tr>
                <th scope="col">{say('detail.day')}</th>
                <th scope="col">{say('measure.planned')}</th>
                <th scope="col">{say('measure.declared')}</th>
                <th scope="col">{say('measure.actual')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} days={days} isOneDay={isOneDay} isOfDeclared={isOfDeclared} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {more.count > 0 && <Button onClick={more.show}>{say('detail.more', { count: more.count })}</Button>}
    </>
  );
}

interface LineProps extends Omit<PeopleProps, 'people'> {
  line: DetailLine;
}

function Line({ line, days, isOneDay, isOfDeclared }: LineProps) {
  const say = hoursWords.use();
  const { planned, declared, clock, difference, start } = line;
  const shift = planned ?? declared;
  // Without the weekday: three pairs of times share the line with it.
  const date = shortDay(days.dateOf(start)).slice(4);
  const times = (span: { start: number; end: number } | undefined) => (span ? clockRange(span, days) : '–');
  const clocked =
    clock && `${days.clock(clock.start)}–${clock.end === null ? say('detail.openClock') : days.clock(clock.end)}`;
  const off = difference !== null && difference !== 0 && (
    <small data-over={difference > 0 || undefined}>
      <bdi dir="ltr">{hoursVariance(difference)}</bdi>
    </small>
  );
  return (
    <tr>
      <th scope="row">
        {shift && (
          <span className={`${lookOf(shift).className} ${styles.code}`} data-tip={typeText(shift)}>
            {lookOf(shift).code}
          </span>
        )}
        <span className={isOneDay ? 'visually-hidden' : undefined}>{date}</span>
      </th>
      <td>{times(planned)}</td>
      <td>
        {times(declared)}
        {isOfDeclared && off}
      </td>
      <td>
        {clocked ?? '–'}
        {!isOfDeclared && off}
      </td>
    </tr>
  );
}
