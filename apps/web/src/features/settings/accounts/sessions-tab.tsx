import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { QueryStates } from '#ui/query-states';
import { SessionList } from '#ui/session-list/session-list';
import { SkeletonBlock } from '#ui/skeleton';
import { endSessions, sessionsQuery } from './accounts.queries';
import { sessionsWords } from './sessions.words';

/** The current and recent sessions of an account. */
export function SessionsTab({ account: { id, fullName } }: { account: AccountDetail }) {
  const say = sessionsWords.use();
  const query = useQuery(sessionsQuery(id));
  const end = useMutation(endSessions);
  const [isAsking, setAsking] = useState(false);

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={160} />}>
      <SessionList
        lists={query.data}
        onEnd={(one) =>
          end.mutate({ id, session: one }, { onSuccess: () => notify(say('endedOne'), { kind: 'success' }) })
        }
        endAll={
          <Button look="danger" onClick={() => setAsking(true)}>
            {say('endAll')}
          </Button>
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={say('endAllTitle', { name: fullName })}
          confirm={say('endConfirm')}
          isBusy={end.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            end.mutate(
              { id },
              {
                onSuccess: () => notify(say('endedAll'), { kind: 'success' }),
                onSettled: () => setAsking(false),
              },
            )
          }
        >
          {say('endAllText')} {session.get()?.id === id && say('endAllOwn')}
        </ConfirmDialog>
      )}
    </QueryStates>
  );
}
