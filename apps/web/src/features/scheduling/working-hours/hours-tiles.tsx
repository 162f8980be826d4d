import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { SkeletonBlock } from '#ui/skeleton';
import { amountFigure, amountName } from './hour-texts';
import styles from './hours-tiles.module.css';
import { isDelivered, type Measure, totalOf, valueAt } from './model/measure.rules';
import { SparkBars } from './spark-bars';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import { hoursWords } from './working-hours.words';

interface HoursTilesProps {
  board: HoursBoard;
  control: HoursControl;
}

const tiles = ['planned', 'declared', 'actual', 'variance', 'overtime', 'heads'] as const satisfies readonly Measure[];

/** The totals of the period; pressing a tile selects its measure for the table below. */
export function HoursTiles({ board, control }: HoursTilesProps) {
  const say = hoursWords.use();
  const { view, columns, change } = control;
  const measure = view.measure === 'declared-variance' ? 'variance' : view.measure;
  return (
    <div role="group" aria-label={say('tiles.label')} className={styles.tiles}>
      {tiles.map((tile) => {
        const isOfClocks = board.whole === undefined || isDelivered('variance', board.whole);
        const ofDeclared = board.whole !== undefined && isDelivered('declared-variance', board.whole);
        // Without clock records, declarations can still be compared with the plan.
        const isDeclared = view.measure === 'declared-variance' || (!isOfClocks && ofDeclared);
        const shown = tile === 'variance' && isDeclared ? 'declared-variance' : tile;
        const answer = shown === 'variance' ? board.finished : board.whole;
        const isMissing = board.whole !== undefined && !isDelivered(shown, board.whole);
        const reason = say(
          tile === 'declared' || shown === 'declared-variance' ? 'missing.declared' : 'missing.actual',
        );
        return (
          <button
            key={tile}
            type="button"
            className={`hovers ${styles.tile}`}
            aria-pressed={measure === tile}
            aria-disabled={isMissing || undefined}
            data-tip={isMissing ? reason : shown === 'variance' ? say('finished') : undefined}
            data-excess={tile === 'overtime' || undefined}
            onClick={() => isMissing || change({ measure: shown })}
          >
            <span className={styles.name}>{tile === 'heads' ? say('tiles.people') : say(`measure.${tile}`)}</span>
            <Figure
              answer={isMissing ? undefined : answer}
              measure={shown}
              isMissing={isMissing}
              isLoading={!board.whole}
            />
            {!isMissing && answer && <SparkBars values={valuesOf(answer, shown, columns)} width={56} height={24} />}
          </button>
        );
      })}
    </div>
  );
}

function valuesOf(answer: WorkingHours, measure: Measure, columns: HoursControl['columns']): (number | null)[] {
  const indexOf = new Map(answer.columns.map(({ key }, at) => [key, at]));
  return columns.map(({ key }) => {
    const at = indexOf.get(key);
    return at === undefined ? null : valueAt(answer.total, measure, at);
  });
}

interface FigureProps {
  answer: WorkingHours | undefined;
  measure: Measure;
  isMissing: boolean;
  isLoading: boolean;
}

function Figure({ answer, measure, isMissing, isLoading }: FigureProps) {
  const say = hoursWords.use();
  if (isLoading && !isMissing) return <SkeletonBlock width={88} height={22} />;
  const value = answer ? totalOf(answer.total, measure) : null;
  return (
    <>
      <span className={styles.figure} aria-hidden="true">
        <bdi dir="ltr">{value === null ? '–' : amountFigure(value, measure)}</bdi>
        {value !== null && measure === 'heads' && answer && <small> / {answer.total.people}</small>}
        {value !== null && measure !== 'heads' && <small> h</small>}
      </span>
      <span className="visually-hidden">{amountName(value, measure, say)}</span>
    </>
  );
}
