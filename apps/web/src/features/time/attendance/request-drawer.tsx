import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelMoment } from '#platform/hotel-day';
import { requestsWords } from '#roster/requests/requests.words';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { TextArea } from '#ui/text-area';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { DecideDrawer } from './decide-drawer';
import { RequestEvidence } from './request-evidence';
import { type OneRequest, requestQuery } from './requests.queries';
import { inboxRequestsWords } from './requests.words';
import type { RequestActions } from './use-request-actions';

interface RequestDrawerProps {
  hotel: number;
  id: number;
  actions: RequestActions;
  onClose: () => void;
}

/** One request with the current state of the day: an open request can be decided, others show the outcome. */
export function RequestDrawer({ hotel, id, actions, onClose }: RequestDrawerProps) {
  const say = inboxRequestsWords.use();
  const query = useQuery(requestQuery(hotel, id));
  const [typed, setTyped] = useState('');
  const { answer, tag } = query.data ?? {};
  // The form stays while a decision is being sent, whatever the live channel reports meanwhile.
  if (answer && !answer.request.isOwn && (answer.request.state === 'open' || actions.isBusy))
    return <DecideDrawer one={answer} tag={tag} actions={actions} typed={typed} onType={setTyped} onClose={onClose} />;
  const title = answer ? say('titleOf', { name: answer.request.employee.name }) : say('title');
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <div className={styles.inside}>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
          {answer && <Decided one={answer} typed={typed} onReopen={() => actions.decide('reopen', { id, tag })} />}
        </QueryStates>
      </div>
    </Drawer>
  );
}

interface DecidedProps {
  one: OneRequest;
  /** The answer being typed when someone else decided. */
  typed: string;
  onReopen: () => void;
}

function Decided({ one, typed, onReopen }: DecidedProps) {
  const say = inboxRequestsWords.use();
  const sayState = requestsWords.use();
  const { isOwn, decided, state } = one.request;
  const facts = decided && [
    {
      name: say('decided'),
      value: [sayState(`state.${state}`), decided.by, hotelMoment(decided.at)].filter(Boolean).join(' · '),
    },
    { name: say('answer'), value: decided.answer },
  ];
  return (
    <>
      {isOwn && state === 'open' && <Message kind="info">{attendanceWords.say('ownTime')}</Message>}
      {typed !== '' && <Message kind="danger">{say('decidedMeanwhile')}</Message>}
      <RequestEvidence one={one} />
      {facts && <FactList title={say('decided')} facts={facts} />}
      {typed !== '' && <TextArea label={say('notSent')} value={typed} readOnly />}
      {state === 'refused' && !isOwn && (
        <div className={styles.actions}>
          <Button onClick={onReopen}>{say('reopen')}</Button>
        </div>
      )}
    </>
  );
}
