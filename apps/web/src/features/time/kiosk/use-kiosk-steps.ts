import type { KioskPerson } from '@horae/contract/time/kiosk.contract';
import type { PunchDirection } from '@horae/contract/time/punches.contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { identify, punchAtKiosk } from './kiosk.queries';
import { isKioskWord, type KioskWord } from './kiosk.words';
import { beat, hearFailure, isOutOfReach, queuePunch } from './kiosk-link';
import { link } from './kiosk-state';
import { sealTyped } from './seal-typed';
import { timeNow } from './server-clock';

/** The current step of the person at the kiosk. */
export type KioskStep =
  | { at: 'code' }
  | { at: 'number'; code: string }
  | { at: 'choice'; code: string; pin: string; person: KioskPerson | null }
  | { at: 'done'; direction: PunchDirection; time: string; person: KioskPerson | null };

/** The last punch, which stays in sight without a name until the next person begins. */
type Punched = Pick<KioskStep & { at: 'done' }, 'direction' | 'time'>;

const start: KioskStep = { at: 'code' };
/** Resets the kiosk, so that someone who walks away leaves no half-typed number behind. */
const idleMs = 30_000;

export function useKioskSteps() {
  const [step, setStep] = useState<KioskStep>(start);
  const [last, setLast] = useState<Punched>();
  const [fault, setFault] = useState<KioskWord>();
  const [isBusy, setIsBusy] = useState(false);
  const reset = useCallback(() => setStep(start), []);

  useEffect(() => {
    if (step.at === 'code' || step.at === 'done') return undefined;
    const timer = setTimeout(reset, idleMs);
    return () => clearTimeout(timer);
  }, [step, reset]);

  function enterCode(code: string): void {
    setFault(undefined);
    setLast(undefined);
    setStep({ at: 'number', code });
  }

  async function enterNumber(code: string, pin: string): Promise<void> {
    const { key, publicKey } = link.get().settings;
    if (!key || !publicKey) return refuse('notYet');
    const attempt = newKey();
    try {
      const sealed = sealTyped(publicKey, { code, pin, key: attempt });
      const { person } = await identify(key, { key: attempt, sealed });
      setStep({ at: 'choice', code, pin, person });
    } catch (error) {
      hearFailure(error);
      if (isOutOfReach(error)) setStep({ at: 'choice', code, pin, person: null });
      else refuse(wordOf(error));
    }
  }

  async function clock({ code, pin, person }: KioskStep & { at: 'choice' }, direction: PunchDirection): Promise<void> {
    const { key, publicKey } = link.get().settings;
    if (!key || !publicKey) return refuse('notYet');
    const entry = newKey();
    const sealed = sealTyped(publicKey, { code, pin, key: entry });
    try {
      // Entered offline, the punch is queued even if we are online again: no one has been identified.
      if (!person) throw new ApiError(0, 'NO_ANSWER', '');
      const done = await punchAtKiosk(key, { key: entry, sealed, direction });
      finish({ direction: done.direction, time: done.at, person: done.person });
    } catch (error) {
      hearFailure(error);
      if (!isOutOfReach(error)) return refuse(wordOf(error));
      // The request may have arrived all the same; because of the key it counts only once.
      await queuePunch({ key: entry, sealed, direction });
      finish({ direction, time: new Date(timeNow()).toISOString(), person: null });
      void beat();
    }
  }

  function finish(punched: Omit<KioskStep & { at: 'done' }, 'at'>): void {
    setLast(punched);
    setStep({ at: 'done', ...punched });
  }

  function refuse(word: KioskWord): void {
    setFault(word);
    setStep(start);
  }

  async function busily(work: Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    step,
    last,
    fault,
    isBusy,
    reset,
    enterCode,
    enterNumber: (code: string, pin: string) => void busily(enterNumber(code, pin)),
    clock: (choice: KioskStep & { at: 'choice' }, direction: PunchDirection) => void busily(clock(choice, direction)),
  };
}

const wordOf = (error: unknown): KioskWord =>
  error instanceof ApiError && isKioskWord(error.code) ? error.code : 'failed';
