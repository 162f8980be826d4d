import { useMutation, useQuery } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { QueryStates } from '#ui/query-states';
import { SessionList } from '#ui/session-list/session-list';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './account-settings.module.css';
import { endOwnSessions, ownSessionsQuery } from './own-sessions.queries';
import { ownSessionsWords } from './own-sessions.words';

/** Where the own account is logged in; every session but this one can be ended. */
export function SessionsTab() {
  const say = ownSessionsWords.use();
  const query = useQuery(ownSessionsQuery);
  const end = useMutation(endOwnSessions);
  const endOf = (one: string | undefined) =>
    end.mutate(one, {
      onSuccess: () => notify(say(one ? 'endedOne' : 'endedOthers'), { kind: 'success' }),
    });

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={320} />}>
      <div className="stack-4">
        <p className={styles.lead}>{say('lead')}</p>
        <SessionList
          lists={query.data}
          onEnd={endOf}
          endAll={
            <Button
              look="danger"
              aria-disabled={end.isPending || undefined}
              onClick={() => end.isPending || endOf(undefined)}
            >
              {say('endOthers')}
            </Button>
          }
        />
      </div>
    </QueryStates>
  );
}
