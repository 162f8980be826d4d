import { onSessionEnd } from './session';
import { createStore } from './store';

/** The open question whether it is still the person of the session; null if none is asked. */
export const identityQuestion = createStore<{ answer: (isConfirmed: boolean) => void } | null>(null);

/** Whether the account must set up two-step verification before it can do anything else. */
export const mustSetUpTwoStep = createStore(false);

let asking: Promise<boolean> | undefined;

/** Asks people to confirm who they are; calls that are refused meanwhile wait for the same answer. */
export function askIdentity(): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      asking = undefined;
      identityQuestion.set(null);
      resolve(isConfirmed);
    };
    identityQuestion.set({ answer });
  });
  return asking;
}

onSessionEnd(() => {
  identityQuestion.get()?.answer(false);
  mustSetUpTwoStep.set(false);
});
