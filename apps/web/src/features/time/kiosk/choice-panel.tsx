import type { KioskPerson } from '@horae/contract/time/kiosk.contract';
import type { PunchDirection } from '@horae/contract/time/punches.contract';
import { useEffect, useRef } from 'react';
import { timeIn } from '#platform/clock-time';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';

interface ChoicePanelProps {
  say: KioskSay;
  /** Null if offline: the employee cannot be identified then. */
  person: KioskPerson | null;
  timeZone: string;
  isBusy: boolean;
  onChoose: (direction: PunchDirection) => void;
  onBack: () => void;
}

/** In or out; the expected direction is the large button. */
export function ChoicePanel({ say, person, timeZone, isBusy, onChoose, onBack }: ChoicePanelProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const likely: PunchDirection = person?.state === 'in' ? 'out' : 'in';
  const other: PunchDirection = likely === 'in' ? 'out' : 'in';
  const nameOf = (direction: PunchDirection) =>
    say(direction === 'out' && person?.state === 'in' ? 'breakOut' : direction);
  const choose = (direction: PunchDirection) => isBusy || onChoose(direction);
  return (
    <div className={styles.choice}>
      <h2>{person ? say('hello', { name: person.firstName }) : say('which')}</h2>
      {person && <p>{about(person, say, timeZone)}</p>}
      <button
        ref={first}
        type="button"
        className={styles.large}
        data-direction={likely}
        aria-disabled={isBusy || undefined}
        onClick={() => choose(likely)}
      >
        {nameOf(likely)}
      </button>
      <button
        type="button"
        className={person ? styles.second : styles.large}
        data-direction={other}
        aria-disabled={isBusy || undefined}
        onClick={() => choose(other)}
      >
        {nameOf(other)}
      </button>
      <button type="button" className={styles.second} onClick={onBack}>
        {say('back')}
      </button>
    </div>
  );
}

function about({ state, since, shift }: KioskPerson, say: KioskSay, timeZone: string): string {
  const now = state === 'in' && since ? say('isIn', { time: timeIn(since, timeZone) }) : say('isOut');
  const planned = shift
    ? say('shift', { from: timeIn(shift.start, timeZone), to: timeIn(shift.end, timeZone) })
    : say('noShift');
  return `${now} · ${planned}`;
}
