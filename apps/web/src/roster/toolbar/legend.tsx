import { useState } from 'react';
import { listed } from '#platform/in-language';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { Switch } from '#ui/switch';
import { typeOfLegend } from '../model/legend.rules';
import { type LegendKey, legendKeys } from '../model/roster-filters.rules';
import { allCalendars } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import styles from './legend.module.css';

export interface LegendProps {
  counts: ReadonlyMap<LegendKey, number>;
  hide: readonly LegendKey[];
  calendars: readonly number[];
  /** Whether the visible days include a public holiday. */
  hasHoliday: boolean;
  onHide: (hide: readonly LegendKey[]) => void;
  onShowCalendars: () => void;
}

function nameOf(key: LegendKey): string {
  if (key === 'cancelled') return rosterWords.say('legend.cancelled');
  return shiftWords.say(shiftLook(typeOfLegend(key)).label);
}

function Swatch({ kind }: { kind: LegendKey }) {
  const look = shiftLook(typeOfLegend(kind));
  const own = kind === 'cancelled' ? styles.cancelled : look.className;
  const code = kind === 'cancelled' || kind === 'other' ? '' : look.code;
  return <span className={`${own} ${styles.swatch}`} data-code={code} aria-hidden="true" />;
}

/** Explains colours and patterns, counts the shifts of each entry, and lets the user hide it. */
export function Legend({ counts, hide, calendars, hasHoliday, onHide, onShowCalendars }: LegendProps) {
  const say = rosterWords.use();
  const [isStrong, setStrong] = useState(() => document.documentElement.dataset.patterns === 'strong');
  const present = legendKeys.filter((key) => counts.has(key) || hide.includes(key));
  const unseen = allCalendars.filter((id) => !calendars.includes(id));
  const toggle = (key: LegendKey) =>
    onHide(
      hide.includes(key)
        ? hide.filter((other) => other !== key)
        : legendKeys.filter((one) => one === key || hide.includes(one)),
    );

  function strengthen(strong: boolean): void {
    document.documentElement.dataset.patterns = strong ? 'strong' : 'plain';
    setStrong(strong);
  }

  return (
    <div role="group" aria-label={say('legend.label')} className={styles.legend}>
      {present.map((key) => (
        <button
          key={key}
          type="button"
          className={`hovers ${styles.entry}`}
          aria-pressed={!hide.includes(key)}
          aria-label={say('legend.entry', { name: nameOf(key), count: counts.get(key) ?? 0 })}
          onClick={() => toggle(key)}
        >
          <Swatch kind={key} />
          <span>{nameOf(key)}</span> <b>{counts.get(key) ?? 0}</b>
        </button>
      ))}
      {hasHoliday && (
        <span className={`hovers ${styles.entry}`} data-still>
          <span
            className={`${shiftLook('Holiday').className} ${styles.swatch}`}
            data-code={shiftLook('Holiday').code}
            aria-hidden="true"
          />
          <span>{say('legend.holiday')}</span>
        </span>
      )}
      {unseen.length > 0 && (
        <span className={styles.hint}>
          {say('legend.hiddenCalendars', { names: inOneLine(unseen.map((id) => say(`legend.hidden.${id as 3000}`))) })}{' '}
          <button type="button" className={styles.link} onClick={onShowCalendars}>
            {say('legend.show')}
          </button>
        </span>
      )}
      <span className={styles.strong}>
        <Switch label={say('legend.strong')} checked={isStrong} onChange={strengthen} />
      </span>
    </div>
  );
}

/** The first keeps its capital. */
const inOneLine = (names: readonly string[]): string =>
  listed(names.map((name, at) => (at === 0 ? name : name.toLowerCase())));
