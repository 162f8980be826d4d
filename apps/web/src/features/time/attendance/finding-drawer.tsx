import type { FindingRow } from '@horae/contract/time/finding-rows';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { useLayerKeys } from '#platform/layer-keys';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import { Message } from '#ui/message';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { FindingPicture } from './finding-picture';
import { FindingReadings } from './finding-readings';
import { riskText, sentenceOf, toneOf, wallTime, weekdayOf } from './finding-text';
import type { FindingWalk } from './finding-walk';

interface FindingDrawerProps {
  hotel: number;
  finding: FindingRow | undefined;
  walk: FindingWalk;
  /** Findings in the list, on all its pages. */
  total: number;
  /** Findings on the pages before this one. */
  before: number;
  onShow: (finding: FindingRow) => void;
  /** Called when the finding is decided here. */
  onDone: () => void;
  onClose: () => void;
  onAction: (action: 'accept' | 'excuse' | 'correct' | 'reopen', finding: FindingRow) => void;
}

/** One finding with its evidence and the available actions; single keys decide it and go to its neighbours. */
export function FindingDrawer(props: FindingDrawerProps) {
  const { hotel, finding, walk, total, before, onShow, onDone, onClose, onAction } = props;
  const say = attendanceWords.use();
  const mayDecide = finding?.state === 'open' && !finding.isOwn;
  const act = (action: 'accept' | 'correct' | 'excuse') => (mayDecide ? () => onAction(action, finding) : undefined);
  const { at, previous, next } = walk;
  const goTo = (one: FindingRow | undefined) => one && (() => onShow(one));
  useLayerKeys({ a: act('accept'), c: act('correct'), e: act('excuse'), n: goTo(next), p: goTo(previous) });
  return (
    <Drawer
      title={finding?.employee.name ?? say('details')}
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.walk}>
          <Button data-keys="p" aria-disabled={!previous || undefined} onClick={goTo(previous)}>
            {say('previous')}
          </Button>
          <p role="status">
            {at > 0 && say('position', { at: before + at, total })}
            <span className="visually-hidden"> {finding?.employee.name}</span>
          </p>
          <Button data-keys="n" aria-disabled={!next || undefined} onClick={goTo(next)}>
            {say('next')}
          </Button>
        </div>
      }
    >
      <div className={styles.inside}>
        {finding ? (
          <Details hotel={hotel} finding={finding} onDone={onDone} onAction={onAction} />
        ) : (
          <p>{say('gone')}</p>
        )}
      </div>
    </Drawer>
  );
}

type DetailsProps = Pick<FindingDrawerProps, 'hotel' | 'onDone' | 'onAction'> & { finding: FindingRow };

function Details({ hotel, finding, onDone, onAction }: DetailsProps) {
  const say = attendanceWords.use();
  const { kind, severity, risk, evidence, employee, day, proposal, owner, dueAt, decided, state, isOwn } = finding;
  const facts = [
    { name: say('day'), value: weekdayOf(day) },
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
        <FindingReadings hotel={hotel} finding={finding} onDone={onDone} />
      )}
      <FactList title={say('details')} facts={facts} />
      {isOwn && <Message kind="info">{say('ownTime')}</Message>}
      {!isOwn && state === 'open' && (
        <>
          <p className="quiet">{say(kind === 'noPunch' ? 'acceptAbsentSays' : 'acceptSays')}</p>
          <div className={styles.actions}>
            <Button look="solid" data-keys="a" onClick={() => onAction('accept', finding)}>
              {say('accept')}
            </Button>
            <Button data-keys="c" onClick={() => onAction('correct', finding)}>
              {say('correct')}
            </Button>
            <Button data-keys="e" onClick={() => onAction('excuse', finding)}>
              {say('excuse')}
            </Button>
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
