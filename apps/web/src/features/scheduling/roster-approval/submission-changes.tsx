import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { queryClient } from '#platform/query-client';
import { approveRoster, submissionQuery, submissionsKey } from '#roster/approval/roster-approval.queries';
import { ChangedPeople } from '#roster/planning/changed-people';
import { PublishForm, type Publishing } from '#roster/planning/publish-form';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { rosterApprovalWords } from './roster-approval.words';
import { SendBackForm } from './send-back-form';

interface SubmissionChangesProps {
  hotel: number;
  submission: Submission;
}

/** What a submitted roster changes for whom, with the buttons of those who may decide about it. */
export function SubmissionChanges({ hotel, submission: { id, version, isOwn, state } }: SubmissionChangesProps) {
  const say = rosterApprovalWords.use();
  const query = useQuery(submissionQuery(hotel, id));
  useChanges('plan', submissionsKey(hotel));
  const [key, setKey] = useState(newKey);
  const [isSendingBack, setSendingBack] = useState(false);
  const approving = useMutation(approveRoster(hotel, key, say('approved')));
  const { preview, changed = [] } = query.data ?? {};
  const mayDecide = !isOwn && state === 'waiting';

  async function approve({ reason, shortNotice, declaring }: Publishing): Promise<void> {
    try {
      await approving.mutateAsync({ id, version, reason, shortNotice, declaring });
    } catch {
      setKey(newKey());
    }
    await queryClient.invalidateQueries({ queryKey: submissionsKey(hotel) });
  }

  const sendBack = mayDecide && !isSendingBack && (
    <Button onClick={() => setSendingBack(true)}>{say('sendBack')}</Button>
  );
  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={120} />}>
      {changed.length > 0 && (
        <Message kind="info">
          <p>{say('changed')}</p>
          <ul>
            {changed.map(({ employeeId, name, day }) => (
              <li key={`${employeeId ?? name} ${day}`}>{say('changedDay', { name, day: formatDate(day) })}</li>
            ))}
          </ul>
        </Message>
      )}
      {preview && mayDecide && changed.length === 0 && (
        <PublishForm
          preview={preview}
          button={(count) => say('approve', { count })}
          isPending={approving.isPending}
          error={approving.error}
          onPublish={approve}
        >
          {sendBack}
        </PublishForm>
      )}
      {preview && (!mayDecide || changed.length > 0) && (
        <>
          <ChangedPeople preview={preview} />
          {sendBack && <div>{sendBack}</div>}
        </>
      )}
      {isSendingBack && <SendBackForm hotel={hotel} id={id} version={version} />}
    </QueryStates>
  );
}
