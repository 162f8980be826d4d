import type { Punch } from '@horae/contract/time/punches.contract';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { AskedList } from '#roster/requests/asked-list';
import { requestsWords } from '#roster/requests/requests.words';
import { FactList } from '#ui/fact-list';
import styles from './attendance.module.css';
import { FindingPicture } from './finding-picture';
import { wallTime } from './finding-text';
import type { OneRequest } from './requests.queries';
import { inboxRequestsWords } from './requests.words';

/** What is requested and why, and its day: planned, declared, clocked, and every punch. */
export function RequestEvidence({ one: { request, record } }: { one: OneRequest }) {
  const say = inboxRequestsWords.use();
  const { day, employee, punches, reason, askedAt } = request;
  return (
    <>
      <section className={styles.request} aria-label={say('asked')}>
        <p className="quiet">{[formatDate(day), employee.department, employee.jobTitle].filter(Boolean).join(' · ')}</p>
        <AskedList punches={punches} day={day} />
        <blockquote>{reason}</blockquote>
        <p className="quiet">{say('askedOn', { moment: hotelMoment(askedAt) })}</p>
      </section>
      <FindingPicture evidence={record} />
      {record.punches.length > 0 && (
        <FactList title={say('punches')} facts={record.punches.map((punch) => punchFact(punch))} />
      )}
    </>
  );
}

function punchFact({ at, direction, source, device, author, isReplaced, isVoid }: Punch) {
  const say = inboxRequestsWords.say;
  const marks = [isReplaced && say('corrected'), isVoid && say('withdrawn')];
  return {
    name: `${requestsWords.say(`direction.${direction ?? 'unknown'}`)} ${wallTime(at)}`,
    value: [device ?? source, author, ...marks].filter(Boolean).join(' · '),
  };
}
