import {
  IconAlertTriangle,
  IconClockExclamation,
  IconClockHour4,
  IconClockPlus,
  IconUserCheck,
} from '@tabler/icons-react';
import { kFormat } from '#platform/format-count';
import type { GridModel } from '#roster/model/grid-model.rules';
import type { Focus } from '#roster/model/roster-view.rules';
import { rosterWords } from '#roster/roster.words';
import { hoursCell } from '#roster/texts/hour-texts';
import type { RosterChecks } from '#roster/use-roster-checks';
import styles from './pulse.module.css';

interface PulseProps {
  model: Pick<GridModel, 'pulse' | 'shown' | 'all'>;
  /** Whether late arrivals and issues have been loaded. */
  checks: RosterChecks['state'];
  /** Whether today is among the days shown. */
  isHere: boolean;
  focus: Focus | null;
  onFocus: (focus: Focus | null) => void;
  /** In the head of the grid, with tips instead of words. */
  isInHead: boolean;
}

const icons = {
  now: IconUserCheck,
  soon: IconClockHour4,
  late: IconClockExclamation,
  overtime: IconClockPlus,
  issues: IconAlertTriangle,
};

/** The key figures at a glance; each one narrows the rows to the people it counts. */
export function Pulse({ model: { pulse, shown, all }, checks, isHere, focus, onFocus, isInHead }: PulseProps) {
  const say = rosterWords.use();
  const kinds: Focus[] = isHere ? ['now', 'soon', 'late', 'overtime', 'issues'] : ['overtime', 'issues'];
  const hasRoom = (kind: Focus) =>
    !isInHead || !(kind === 'soon' || kind === 'late') || kind === focus || pulse[kind] > 0;

  function figureOf(kind: Focus): string {
    if (kind === 'overtime') return hoursCell(pulse.overtime, say);
    const isKnown = checks === 'ready' || (kind !== 'late' && kind !== 'issues');
    return isKnown ? kFormat(pulse[kind]) : checks === 'loading' ? '…' : '–';
  }

  return (
    <section className={styles.pulse} data-in-head={isInHead || undefined} aria-label={say('pulse.label')}>
      {kinds.filter(hasRoom).map((kind) => {
        const Icon = icons[kind];
        return (
          <button
            key={kind}
            type="button"
            className={`hovers ${styles.button}`}
            data-kind={kind}
            data-none={pulse[kind] === 0 || undefined}
            aria-pressed={focus === kind}
            data-tip={isInHead && isHere ? say(`pulse.${kind}`) : undefined}
            onClick={() => onFocus(focus === kind ? null : kind)}
          >
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span className={isInHead && isHere ? 'visually-hidden' : undefined}>{say(`pulse.${kind}`)}</span>{' '}
            <b>{figureOf(kind)}</b>
          </button>
        );
      })}
      <span role="status" className="visually-hidden">
        {say('pulse.showing', { shown, all })}
      </span>
    </section>
  );
}
