import { timeIn } from '#platform/clock-time';
import { ChoicePanel } from './choice-panel';
import { DonePanel } from './done-panel';
import { EntryPanel } from './entry-panel';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { useKioskSteps } from './use-kiosk-steps';

interface KioskStepsProps {
  say: KioskSay;
  timeZone: string;
  /** Whether the person reads Greek. */
  isGreek: boolean;
}

/** The steps at the kiosk: code, number, in or out, confirmation. */
export function KioskSteps({ say, timeZone, isGreek }: KioskStepsProps) {
  const { step, last, fault, isBusy, reset, enterCode, enterNumber, clock } = useKioskSteps();
  if (step.at === 'code') {
    return (
      <EntryPanel
        key="code"
        say={say}
        heading={say('codeAsk')}
        label={say('code')}
        kind="code"
        isGreek={isGreek}
        about={last && say(last.direction === 'in' ? 'doneIn' : 'doneOut', { time: timeIn(last.time, timeZone) })}
        fault={fault && say(fault)}
        submit={say('next')}
        onEnter={enterCode}
      />
    );
  }
  if (step.at === 'number') {
    return (
      <EntryPanel
        key="number"
        say={say}
        heading={say('pinAsk')}
        label={say('pin')}
        kind="number"
        isBusy={isBusy}
        submit={say(isBusy ? 'checking' : 'next')}
        onEnter={(pin) => enterNumber(step.code, pin)}
        renderBack={
          <button type="button" className={styles.second} onClick={reset}>
            {say('back')}
          </button>
        }
      />
    );
  }
  if (step.at === 'choice') {
    return (
      <ChoicePanel
        say={say}
        person={step.person}
        timeZone={timeZone}
        isBusy={isBusy}
        onChoose={(direction) => clock(step, direction)}
        onBack={reset}
      />
    );
  }
  const time = timeIn(step.time, timeZone);
  const { person } = step;
  return (
    <DonePanel
      title={say(step.direction === 'in' ? 'doneIn' : 'doneOut', { time })}
      text={person ? say('thanks', { name: person.firstName }) : say('saved', { time })}
      stays={person ? 1000 : 3000}
      onOver={reset}
    />
  );
}
