import { formatRange } from '#platform/format-date';
import { Hanging } from '#ui/hanging';
import type { TotalsBreakdown } from '../model/breakdown.rules';
import { rosterWords } from '../roster.words';
import { fullDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import styles from './detail.module.css';

interface DayTotalsProps {
  rect: DOMRect;
  first: string;
  last: string;
  breakdown: TotalsBreakdown;
  typeName: (type: string) => string;
  onClose: () => void;
}

/** Breaks down the hours of a day, or of the whole range. */
export function DayTotals({ rect, first, last, breakdown, typeName, onClose }: DayTotalsProps) {
  const say = rosterWords.use();
  const { departments, types, overtime } = breakdown;
  return (
    <Hanging role="dialog" label={say('totals')} rect={rect} onClose={onClose}>
      <div className={`${styles.card} ${styles.hung}`}>
        <h3>{first === last ? fullDay(first) : formatRange(first, last)}</h3>
        <Figures title={say('totals.byDepartment')} lines={departments} />
        <Figures title={say('totals.byType')} lines={types.map((line) => ({ ...line, name: typeName(line.name) }))} />
        {overtime.length > 0 && <Figures title={say('totals.topOvertime')} lines={overtime} />}
        <p className="quiet small">{say('totals.rules')}</p>
      </div>
    </Hanging>
  );
}

function Figures({ title, lines }: { title: string; lines: TotalsBreakdown['types'] }) {
  const say = rosterWords.use();
  return (
    <section>
      <h4>{title}</h4>
      <table className={styles.figures}>
        <tbody>
          {lines.map(({ name, people, minutes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{people > 0 && say('employees', { count: people })}</td>
              <td>{hoursCell(minutes, say)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
