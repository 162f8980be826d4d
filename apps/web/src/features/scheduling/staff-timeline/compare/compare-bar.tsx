import type { PlacedItem } from '@horae/timeline';
import type { ReactNode } from 'react';
import { type BarContext, labelsOf } from '#roster/grid/bar-view';
import type { ShiftBar } from '#roster/model/bars.rules';
import { rosterWords } from '#roster/roster.words';
import { fitting, textWidth } from '#roster/texts/bar-text';
import { lookOf } from '#roster/texts/shift-texts';
import { compareWords } from './compare.words';
import styles from './compare-bar.module.css';
import { hasClocks, signedLength } from './compare-texts';
import type { Comparison } from './model/comparison.rules';
import { type Known, lacksClock, lacksDeclaration } from './model/missing-tracks.rules';
import { deviationOf, minutesIn, offPlan, type Stretch, workedStretch } from './model/off-plan.rules';

interface Compared {
  bar: ShiftBar;
  place: PlacedItem<ShiftBar>;
  comparison: Comparison;
  known: Known;
  context: BarContext;
}

const narrowest = 12;
const gap = 4;
/** The width as rendered. */
const widthOf = ({ place }: Compared) => Math.max(narrowest, place.width);
const stampRoom = 16;

/** Where a stretch is, in px from the start of the bar; null if outside the days shown. */
function spanOf({ start, end }: Stretch, { bar, place, context }: Compared) {
  const from = Math.max(bar.start, context.start);
  const pxPerMs = place.width / (Math.min(bar.end, context.end) - from);
  const x = (Math.max(start, context.start) - from) * pxPerMs;
  return { x, length: (Math.min(end, context.end) - from) * pxPerMs - x };
}

function styleOf(stretch: Stretch, compared: Compared, least: number) {
  const { x, length } = spanOf(stretch, compared);
  return { insetInlineStart: x, inlineSize: Math.max(least, length) };
}

/** A text right after its track, if there is room. */
function behind(text: string, end: number, { place }: Compared, className: string | undefined): ReactNode {
  const room = place.width + place.room - end;
  if (room < textWidth(text) + gap + 2) return null;
  return (
    <span className={className} style={{ insetInlineStart: end + gap }}>
      {text}
    </span>
  );
}

/** A text after its track, otherwise above it, otherwise none. */
function textOf(text: string, end: number, compared: Compared, className: string | undefined): ReactNode {
  const found = behind(text, end, compared, className);
  if (found || compared.place.width < textWidth(text)) return found;
  return (
    <span className={`${className} ${styles.inside}`} style={{ insetInlineEnd: 0 }}>
      {text}
    </span>
  );
}

function plannedTrack(compared: Compared): ReactNode {
  const { bar, place, comparison, context } = compared;
  const { shift } = bar;
  if (!comparison.planned && !shift.allDay) return null;
  const width = widthOf(compared);
  const label = fitting(labelsOf(shift, context), width - (place.cutStart ? 18 : 8) - (place.cutEnd ? 10 : 0));
  const look = lookOf(shift);
  const classes = [look.className, styles.planned, bar.findings.length > 0 && styles.issue];
  if (shift.status === 'cancelled') classes.push(styles.cancelled);
  return (
    <>
      <span className={classes.filter(Boolean).join(' ')} style={{ inlineSize: width }}>
        {label}
      </span>
      {!label && behind(look.code, width, compared, styles.code)}
    </>
  );
}

function declaredTrack(compared: Compared): ReactNode {
  const { comparison, known } = compared;
  const { planned, declared } = comparison;
  if (declared) {
    const style = styleOf(declared, compared, narrowest);
    return (
      <i className={styles.declared} style={style}>
        {style.inlineSize >= stampRoom && <i className={styles.stamp} />}
      </i>
    );
  }
  if (!planned || !lacksDeclaration(comparison, known)) return null;
  return (
    <>
      <i className={styles.noDeclaration} style={{ inlineSize: widthOf(compared) }} />
      {textOf(compareWords.say('ghost.declared'), widthOf(compared), compared, styles.declaredText)}
    </>
  );
}

function clockLine(compared: Compared, worked: Stretch): ReactNode {
  const { comparison } = compared;
  const { over, under } = offPlan(comparison, compared.known.now);
  const minutes = deviationOf(comparison);
  const { tolerance } = compared.known;
  const isFar = minutes !== null && Math.abs(minutes) > tolerance;
  const isSmall = (stretch: Stretch) => (!isFar && minutesIn(stretch) <= tolerance) || undefined;
  const colour = minutes !== null && minutes > 0 ? styles.overText : styles.underText;
  const { x, length } = spanOf(worked, compared);
  const end = Math.max(x + length, widthOf(compared));
  return (
    <>
      {over.map((stretch) => (
        <i
          key={stretch.start}
          className={styles.over}
          data-small={isSmall(stretch)}
          style={styleOf(stretch, compared, 3)}
        />
      ))}
      {under.map((stretch) => (
        <i
          key={stretch.start}
          className={styles.under}
          data-small={isSmall(stretch)}
          style={styleOf(stretch, compared, 3)}
        />
      ))}
      <i
        className={styles.actual}
        data-open={comparison.clock?.end === null || undefined}
        style={styleOf(worked, compared, 2)}
      />
      {minutes !== null &&
        minutes !== 0 &&
        textOf(signedLength(minutes), end, compared, isFar ? colour : styles.smallText)}
    </>
  );
}

function actualTrack(compared: Compared): ReactNode {
  const { bar, comparison, known } = compared;
  const worked = workedStretch(comparison, known.now);
  if (worked) return clockLine(compared, worked);
  if (lacksClock(comparison, known)) {
    return (
      <>
        <i className={styles.noClock} style={{ inlineSize: widthOf(compared) }} />
        {textOf(compareWords.say('ghost.actual'), widthOf(compared), compared, styles.actualText)}
      </>
    );
  }
  const { status } = bar.shift;
  if (hasClocks(known) || (status !== 'worked' && status !== 'absent')) return null;
  return textOf(rosterWords.say(`status.${status}`), widthOf(compared), compared, styles.actualText);
}

/** Plan, declaration and clock of one shift, all to scale, one below the other. */
export function comparedTracks(compared: Compared): ReactNode {
  return (
    <>
      {plannedTrack(compared)}
      {declaredTrack(compared)}
      {actualTrack(compared)}
    </>
  );
}
