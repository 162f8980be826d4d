import type { OpenSession, SessionLists } from '@horae/contract/settings/session-lists';
import type { ReactNode } from 'react';
import { formatMoment } from '#platform/format-date';
import { Badge } from '../badge';
import { Button } from '../button';
import { agentName } from './agent-name';
import styles from './session-list.module.css';
import { sessionListWords } from './session-list.words';

interface SessionListProps {
  lists: SessionLists | undefined;
  onEnd: (session: string) => void;
  /** Ends all others; shown while there are any. */
  endAll: ReactNode;
}

/** The open sessions of an account, each of which can be ended, and its last logins. */
export function SessionList({ lists, onEnd, endAll }: SessionListProps) {
  const say = sessionListWords.use();
  const { open = [], last = [] } = lists ?? {};
  const nameOf = ({ agent }: OpenSession) => agentName(agent) || say('unknownAgent');

  return (
    <div className={styles.sessions}>
      <h2>{say('open')}</h2>
      {open.length === 0 && <p className="quiet">{say('openNone')}</p>}
      <ul aria-label={say('open')}>
        {open.map((one) => (
          <li key={one.id}>
            <span>
              <span data-tip={one.agent}>{nameOf(one)}</span>
              <span className="quiet small">{say('since', { time: formatMoment(one.startedAt) })}</span>
            </span>
            {one.isOwn ? (
              <Badge tone="primary">{say('own')}</Badge>
            ) : (
              <Button
                aria-label={say('endOf', { agent: nameOf(one), time: formatMoment(one.startedAt) })}
                onClick={() => onEnd(one.id)}
              >
                {say('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.some(({ isOwn }) => !isOwn) && <div className="row wraps">{endAll}</div>}
      <h2>{say('last')}</h2>
      {last.length === 0 && <p className="quiet">{say('lastNone')}</p>}
      <ul aria-label={say('last')}>
        {last.map((one) => (
          <li key={one.id}>
            <span>
              <span>{say('at', { time: formatMoment(one.startedAt) })}</span>
              <span className="quiet small" data-tip={one.agent}>
                {nameOf(one)}
                {one.endedAt && ` · ${say('ended', { time: formatMoment(one.endedAt) })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
