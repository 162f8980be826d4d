import { useWaiting, useWaitingChanges } from '#platform/use-waiting';

/** Asks what waits for the account, for as long as the page is open. */
export function WaitingWatch() {
  useWaiting();
  useWaitingChanges();
  return null;
}
