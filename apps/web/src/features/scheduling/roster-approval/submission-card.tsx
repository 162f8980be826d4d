import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatRange } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import { Button, buttonClass } from '#ui/button';
import styles from './roster-approval.module.css';
import { rosterApprovalWords } from './roster-approval.words';
import { SubmissionChanges } from './submission-changes';

interface SubmissionCardProps {
  hotel: number;
  submission: Submission;
}

/** A submitted roster: who submitted it and what they say, and what it changes once that is asked for. */
export function SubmissionCard({ hotel, submission }: SubmissionCardProps) {
  const say = rosterApprovalWords.use();
  const [isOpen, setOpen] = useState(false);
  const { first, last, people, items, by, isOwn, state, submittedAt, remark, answer, answeredBy, answeredAt } =
    submission;
  const range = formatRange(first, last);
  const at = hotelMoment(submittedAt);
  const isSentBack = state === 'sentBack';
  return (
    <li className={`panel ${styles.card}`}>
      <div className={styles.head}>
        <div className="stack-1">
          <h2 className={styles.range}>{range}</h2>
          <p className="quiet small">
            {say('counts', { people: say('people', { count: people }), changes: say('changes', { count: items }) })}
          </p>
          <p className="small">{by && !isOwn ? say('submitted', { by, at }) : say('submittedAt', { at })}</p>
        </div>
        {isOwn && <Badge>{say('own')}</Badge>}
      </div>
      {remark && <p className={styles.remark}>{remark}</p>}
      {isSentBack && (
        <div className="stack-1">
          <p className="small">
            {answeredBy
              ? say('sentBack', { by: answeredBy, at: hotelMoment(answeredAt!) })
              : say('sentBackAt', { at: hotelMoment(answeredAt!) })}
          </p>
          {answer && <p className={styles.remark}>{answer}</p>}
        </div>
      )}
      <div className="row wraps">
        <Button aria-expanded={isOpen} aria-label={say('lookOf', { range })} onClick={() => setOpen(!isOpen)}>
          {say('look')}
        </Button>
        <Link
          to="/staff-timeline"
          search={{ plan: '1', view: 'week', date: first } as never}
          className={`${buttonClass('plain')} ${styles.plan}`}
        >
          {say('plan')}
        </Link>
      </div>
      {isOpen && <SubmissionChanges hotel={hotel} submission={submission} />}
    </li>
  );
}
