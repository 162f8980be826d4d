import type { ShiftBar } from '#roster/model/bars.rules';
import { clockRange } from '#roster/texts/shift-texts';
import styles from './clock-pairs.module.css';
import { compareWords } from './compare.words';
import { signedLength } from './compare-texts';
import type { ComparisonModel } from './model/comparison-model.rules';
import { lacksClock, lacksDeclaration } from './model/missing-tracks.rules';
import { deviationOf } from './model/off-plan.rules';

const none = '–';

/** The planned, declared and clocked times of one shift, for its card in the day list. */
export function ClockPairs({ bar, model }: { bar: ShiftBar; model: ComparisonModel }) {
  const say = compareWords.use();
  const { known } = model;
  const { days } = known;
  const comparison = model.comparisonOf(bar);
  const { planned, declared, clock } = comparison;
  const minutes = deviationOf(comparison);
  const noDeclaration = lacksDeclaration(comparison, known) ? say('ghost.declared') : none;
  const noClock = lacksClock(comparison, known) ? say('ghost.actual') : none;
  const sideOf = (off: number) => (Math.abs(off) <= known.tolerance ? undefined : off > 0 ? 'over' : 'under');
  const clocked =
    clock &&
    (clock.end === null
      ? say('pair.open', { from: days.clock(clock.start) })
      : clockRange({ start: clock.start, end: clock.end }, days));
  return (
    <dl className={styles.pairs}>
      <div>
        <dt>{say('pair.planned')}</dt>
        <dd>{planned ? clockRange(planned, days) : none}</dd>
      </div>
      <div>
        <dt>{say('pair.declared')}</dt>
        <dd>{declared ? clockRange(declared, days) : noDeclaration}</dd>
      </div>
      <div>
        <dt>{say('pair.actual')}</dt>
        <dd>
          {clocked ?? noClock}
          {minutes !== null && minutes !== 0 && <small data-side={sideOf(minutes)}> {signedLength(minutes)}</small>}
        </dd>
      </div>
    </dl>
  );
}
