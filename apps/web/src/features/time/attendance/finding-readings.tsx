import type { FindingRow } from '@horae/contract/time/finding-rows';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import styles from './attendance.module.css';
import { correct, readOf } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { punchesOfReading } from './correction-rows';
import { stretchesText } from './finding-text';
import { tellOutcome } from './use-verdicts';

interface FindingReadingsProps {
  hotel: number;
  finding: FindingRow;
  onDone: () => void;
}

/** The two ways to read unclear punches; choosing one corrects their directions. */
export function FindingReadings({ hotel, finding, onDone }: FindingReadingsProps) {
  const say = attendanceWords.use();
  const correcting = useMutation(correct);
  const [first, second] = finding.evidence.readings;

  // The list may drop the finding, and these readings with it, before the answer comes: a promise is told all the same.
  async function choose(reading: FindingRow['evidence']['clocked']): Promise<void> {
    if (correcting.isPending) return;
    const reason = say('readingUsed', { times: stretchesText(reading) });
    const findings = [{ ...readOf(finding), punches: punchesOfReading(reading) }];
    try {
      const outcome = await correcting.mutateAsync({ hotel, findings, reason });
      onDone();
      tellOutcome('correct', outcome);
    } catch (error) {
      notify(errorText(error), { kind: 'error' });
    }
  }

  return (
    <ul className={styles.readings} aria-label={say('readings')}>
      {[first, second].map(
        (reading, index) =>
          reading &&
          reading.length > 0 && (
            <li key={index === 0 ? 'first' : 'second'}>
              <span>
                <span className="small quiet">{say(index === 0 ? 'reading.0' : 'reading.1')}</span>
                <span className={styles.times}>{stretchesText(reading)}</span>
              </span>
              <Button onClick={() => void choose(reading)}>{say('useReading')}</Button>
            </li>
          ),
      )}
    </ul>
  );
}
