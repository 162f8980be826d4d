import type { AskedPunch } from '@horae/contract/time/correction-rows';
import { askedText } from './asked-text';
import styles from './requests.module.css';
import { requestsWords } from './requests.words';

/** The changes that an employee requests, one per line. */
export function AskedList({ punches, day }: { punches: readonly AskedPunch[]; day: string }) {
  const say = requestsWords.use();
  const lines = punches.map((punch) => askedText(punch, day, say));
  return (
    <ul className={styles.asked}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
