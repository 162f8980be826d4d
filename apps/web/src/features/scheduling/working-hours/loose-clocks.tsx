import type { LooseClock } from '@horae/contract/scheduling/hour-rows';
import { hoursText } from '#platform/format-hours';
import type { LocalDays } from '#roster/model/local-days.rules';
import { shortDay } from '#roster/texts/day-texts';
import { useShownRows } from '#roster/use-shown-rows';
import { Button } from '#ui/button';
import styles from './hours-detail.module.css';
import { hoursWords } from './working-hours.words';

/** Clock records without a shift: included in the figure, but on no roster. */
export function LooseClocks({ records, days }: { records: readonly LooseClock[]; days: LocalDays }) {
  const say = hoursWords.use();
  const { shown, more } = useShownRows(records);
  if (records.length === 0) return null;
  return (
    <section>
      <h4>{say('detail.looseClocks')}</h4>
      <table className={styles.lines}>
        <caption className="visually-hidden">{say('detail.looseClocks')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('detail.person')}</th>
            <th scope="col">{say('detail.day')}</th>
            <th scope="col">{say('measure.actual')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, start, end }) => {
            const [from, to] = [Date.parse(start), end === null ? null : Date.parse(end)];
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{shortDay(days.dateOf(from)).slice(4)}</td>
                <td>
                  {`${days.clock(from)}–${to === null ? say('detail.openClock') : days.clock(to)}`}
                  {to !== null && <small>{hoursText(Math.round((to - from) / 60_000))}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more.count > 0 && <Button onClick={more.show}>{say('detail.more', { count: more.count })}</Button>}
    </section>
  );
}
