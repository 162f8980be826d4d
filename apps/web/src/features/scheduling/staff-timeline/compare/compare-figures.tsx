import { compareWords } from './compare.words';
import styles from './compare-figures.module.css';
import { figuresTitle, hasClocks, signedTenths, tenths } from './compare-texts';
import type { Figures } from './model/comparison-hours.rules';
import type { Known } from './model/missing-tracks.rules';

const none = '–';

/** Planned, declared and actual as short texts; a dash for what could not be counted. */
export function shortFigures({ planned, declared, actual }: Figures, known: Known, isWhole: boolean): string[] {
  const text = (minutes: number) => (isWhole ? String(Math.round(minutes / 60)) : tenths(minutes));
  return [text(planned), known.hasDeclarations ? text(declared) : none, hasClocks(known) ? text(actual) : none];
}

/** The total of a row: P, D, A and Δ. */
export function FourFigures({ figures, known, isWhole }: { figures: Figures; known: Known; isWhole: boolean }) {
  const { say } = compareWords;
  const [planned, declared, actual] = shortFigures(figures, known, isWhole);
  const { difference } = figures;
  const whole = difference - (difference % 60);
  const off = signedTenths(isWhole && Math.abs(difference) >= 6000 ? whole : difference);
  const side = !hasClocks(known) || off === '0' ? undefined : difference > 0 ? 'over' : 'under';
  return (
    <span className={styles.four} data-tip={figuresTitle(known)}>
      <span>
        <small>{say('short.planned')}</small> {planned}
      </span>
      <span>
        <small>{say('short.declared')}</small> {declared}
      </span>
      <span>
        <small>{say('short.actual')}</small> {actual}
      </span>
      <span data-side={side}>
        <small>{say('short.difference')}</small> {hasClocks(known) ? off : none}
      </span>
    </span>
  );
}
