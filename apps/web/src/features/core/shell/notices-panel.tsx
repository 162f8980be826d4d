import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { markAllRead, type NoticeTab, notices } from '#platform/notices';
import { useStore } from '#platform/store';
import { useWaiting } from '#platform/use-waiting';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { QueryStates } from '#ui/query-states';
import { RadioTabs } from '#ui/radio-tabs';
import { SkeletonBlock } from '#ui/skeleton';
import { waitingWords } from '#ui/waiting/waiting.words';
import { listed, WaitingList } from '#ui/waiting/waiting-list';
import { areaOf } from '#ui/waiting/waiting-places';
import styles from './notices-menu.module.css';
import { shellWords } from './shell.words';

const skeleton = ['a', 'b', 'c'].map((bone) => <SkeletonBlock key={bone} height={28} />);

/** What waits, each leading to its place, then the notices of this browser. */
export function NoticesPanel({ onDone }: { onDone: () => void }) {
  const say = shellWords.use();
  const sayWaiting = waitingWords.use();
  const router = useRouter();
  const all = useStore(notices);
  const query = useWaiting();
  const [tab, setTab] = useState<'all' | NoticeTab>('all');
  const shown = all.filter((notice) => tab === 'all' || notice.tab === tab);
  const waiting = listed(query.data).filter(({ kind }) => tab === 'all' || areaOf(kind) === tab);

  function open(to: string): void {
    onDone();
    void router.navigate({ href: to });
  }

  return (
    <>
      <div className={styles.head}>
        <h2>{say('noticesTitle')}</h2>
        {all.some(({ isRead }) => !isRead) && (
          <Button look="plain" onClick={markAllRead}>
            {say('markAllRead')}
          </Button>
        )}
      </div>
      <RadioTabs
        label={say('noticesTitle')}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'all', label: say('noticesAll') },
          { value: 'schedule', label: say('noticesSchedule') },
          { value: 'apps', label: say('noticesApps') },
        ]}
      />
      <div className={styles.body}>
        <QueryStates
          thing={sayWaiting('thing')}
          query={query}
          skeleton={<div className={styles.skeleton}>{skeleton}</div>}
        >
          {waiting.length > 0 && <WaitingList waiting={waiting} onOpen={onDone} />}
          {waiting.length === 0 && shown.length === 0 && (
            <div className={styles.none}>
              <BellDrawing />
              <p>{say(tab === 'all' ? 'noticesNone' : 'noticesNoneHere')}</p>
            </div>
          )}
        </QueryStates>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map(({ key, text, at, to, isRead }) => (
              <li key={key} data-unread={!isRead || undefined}>
                {to ? (
                  <button type="button" onClick={() => open(to)}>
                    {text}
                  </button>
                ) : (
                  <p>{text}</p>
                )}
                <time dateTime={at.toISOString()}>{formatSmart(at)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
