import { clockedStretch, netMinutes } from '@horae/working-time/worked-time';
import { hoursNumber, hoursVariance, shownDifference } from '#platform/format-hours';
import type { ClockRecord } from '../model/clock-record.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import styles from './detail.module.css';

interface RecordsTableProps {
  planned: Shift | undefined;
  declared: Shift | undefined;
  clock: ClockRecord | null;
  days: LocalDays;
}

interface Line {
  name: 'planned' | 'declared' | 'actual';
  start?: number | undefined;
  end?: number | null | undefined;
  breakMinutes?: number | undefined;
  minutes?: number | undefined;
}

function linesOf({ planned, declared, clock }: RecordsTableProps): Line[] {
  const ofShift = (shift: Shift | undefined) =>
    shift && { start: shift.start, end: shift.end, breakMinutes: shift.breakMinutes, minutes: netMinutes(shift) };
  const worked = clock?.end ? clockedStretch({ ...clock, end: clock.end }, planned ?? null) : undefined;
  return [
    { name: 'planned', ...ofShift(planned) },
    { name: 'declared', ...ofShift(declared) },
    {
      name: 'actual',
      start: clock?.start,
      end: clock?.end,
      breakMinutes: worked ? Math.round(worked.breakMinutes) : clock ? (planned?.breakMinutes ?? 0) : undefined,
      minutes: worked && netMinutes(worked),
    },
  ];
}

/** Plan, declaration and clock record side by side. */
export function RecordsTable(props: RecordsTableProps) {
  const say = rosterWords.use();
  const { days } = props;
  const lines = linesOf(props);
  const planned = lines[0]?.minutes;
  const clock = (instant: number | null | undefined) => (instant ? days.clock(instant) : '–');
  return (
    <table className={styles.records}>
      <caption className="visually-hidden">{say('records.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('records.record')}</span>
          </th>
          {(['start', 'end', 'break', 'hours', 'difference'] as const).map((column) => (
            <th key={column} scope="col">
              {say(`records.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, start, end, breakMinutes, minutes }) => (
          <tr key={name} data-none={start === undefined || undefined}>
            <th scope="row">{say(`records.${name}`)}</th>
            <td>{clock(start)}</td>
            <td>{start !== undefined && end === null ? say('records.open') : clock(end)}</td>
            <td>{breakMinutes ?? '–'}</td>
            <td>{minutes === undefined ? '–' : hoursNumber(minutes)}</td>
            <td>
              {name === 'planned' || minutes === undefined || planned === undefined
                ? ''
                : hoursVariance(shownDifference(minutes, planned))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
