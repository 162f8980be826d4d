import type { AccountDetail, OpenSession } from '@horae/contract/settings/accounts.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#platform/format-date';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './accounts.module.css';
import { endSessions, sessionsQuery } from './accounts.queries';
import { agentName } from './agent-name';
import { sessionsWords } from './sessions.words';

/** The current and recent sessions of an account. */
export function SessionsTab({ account: { id, fullName } }: { account: AccountDetail }) {
  const say = sessionsWords.use();
  const query = useQuery(sessionsQuery(id));
  const end = useMutation(endSessions);
  const [isAsking, setAsking] = useState(false);
  const { open = [], last = [] } = query.data ?? {};
  const nameOf = ({ agent }: OpenSession) => agentName(agent) || say('unknownAgent');

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={160} />}>
      <div className={styles.sessions}>
        <h2>{say('open')}</h2>
        {open.length === 0 && <p className={styles.lead}>{say('openNone')}</p>}
        <ul className="lined" aria-label={say('open')}>
          {open.map((one) => (
            <li key={one.id}>
              <span>
                <span data-tip={one.agent}>{nameOf(one)}</span>
                <span className={`quiet small ${styles.hint}`}>
                  {say('since', { time: formatMoment(one.startedAt) })}
                </span>
              </span>
              {one.isOwn ? (
                <Badge tone="primary">{say('own')}</Badge>
              ) : (
                <Button
                  aria-label={say('endOf', { agent: nameOf(one), time: formatMoment(one.startedAt) })}
                  onClick={() =>
                    end.mutate(
                      { id, session: one.id },
                      { onSuccess: () => notify(say('endedOne'), { kind: 'success' }) },
                    )
                  }
                >
                  {say('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {open.some(({ isOwn }) => !isOwn) && (
          <div className="row wraps">
            <Button look="danger" onClick={() => setAsking(true)}>
              {say('endAll')}
            </Button>
          </div>
        )}
        <h2>{say('last')}</h2>
        {last.length === 0 && <p className={styles.lead}>{say('lastNone')}</p>}
        <ul className="lined" aria-label={say('last')}>
          {last.map((one) => (
            <li key={one.id}>
              <span>
                <span>{say('at', { time: formatMoment(one.startedAt) })}</span>
                <span className={`quiet small ${styles.hint}`} data-tip={one.agent}>
                  {nameOf(one)}
                  {one.endedAt && ` · ${say('ended', { time: formatMoment(one.endedAt) })}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
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
