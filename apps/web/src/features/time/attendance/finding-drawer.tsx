import type { FindingRow } from '@horae/contract/time/attendance.contract';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import { Message } from '#ui/message';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { FindingPicture } from './finding-picture';
import { FindingReadings } from './finding-readings';
import { riskText, sentenceOf, toneOf, wallTime } from './finding-text';

interface FindingDrawerProps {
  hotel: number;
  finding: FindingRow | undefined;
  onClose: () => void;
  onAction: (action: 'accept' | 'excuse' | 'correct' | 'reopen', finding: FindingRow) => void;
}

/** One finding with its evidence and the available actions. */
export function FindingDrawer({ hotel, finding, onClose, onAction }: FindingDrawerProps) {
  const say = attendanceWords.use();
  return (
    <Drawer title={finding?.employee.name ?? say('details')} isOpen onClose={onClose}>
      <div className={styles.inside}>
        {finding ? (
          <Details hotel={hotel} finding={finding} onClose={onClose} onAction={onAction} />
        ) : (
          <p>{say('gone')}</p>
        )}
      </div>
    </Drawer>
  );
}

function Details({ hotel, finding, onClose, onAction }: FindingDrawerProps & { finding: FindingRow }) {
  const say = attendanceWords.use();
  const { kind, severity, risk, evidence, employee, day, proposal, owner, dueAt, decided, state, isOwn } = finding;
  const facts = [
    { name: say('day'), value: formatDate(day) },
    { name: say('department'), value: [employee.department, employee.jobTitle].filter(Boolean).join(' · ') },
    ...(risk ? [{ name: say('risk'), value: riskText(risk, say) }] : []),
    ...(proposal
      ? [{ name: say('proposed'), value: `${say(`direction.${proposal.direction}`)} ${wallTime(proposal.at)}` }]
      : []),
    { name: say('owner'), value: owner?.name ?? say('nobody') },
    ...(decided
      ? [
          {
            name: say('decidedBy'),
            value: [say(`state.${state}`), decided.by, hotelMoment(decided.at)].filter(Boolean).join(' · '),
          },
          ...(decided.note ? [{ name: say('note'), value: decided.note }] : []),
        ]
      : [{ name: say('due'), value: formatDate(dueAt.slice(0, 10)) }]),
  ];
  return (
    <>
      <p className={styles.finding}>
        <Badge tone={toneOf[severity]}>{say(`kind.${kind}`)}</Badge>
        <span>{sentenceOf(finding, say)}</span>
      </p>
      <FindingPicture evidence={evidence} />
      {!isOwn && state === 'open' && kind === 'unclear' && (
        <FindingReadings hotel={hotel} finding={finding} onDone={onClose} />
      )}
      <FactList title={say('details')} facts={facts} />
      {isOwn && <Message kind="info">{say('ownTime')}</Message>}
      {!isOwn && state === 'open' && (
        <>
          <p className="quiet">{say(kind === 'noPunch' ? 'acceptAbsentSays' : 'acceptSays')}</p>
          <div className={styles.actions}>
            <Button look="solid" onClick={() => onAction('accept', finding)}>
              {say('accept')}
            </Button>
            <Button onClick={() => onAction('correct', finding)}>{say('correct')}</Button>
            <Button onClick={() => onAction('excuse', finding)}>{say('excuse')}</Button>
          </div>
        </>
      )}
      {!isOwn && decided && state !== 'settled' && (
        <div className={styles.actions}>
          <Button onClick={() => onAction('reopen', finding)}>{say('reopen')}</Button>
        </div>
      )}
    </>
  );
}
