import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { markAllRead, type NoticeTab, notices } from '#platform/notices';
import { useStore } from '#platform/store';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './notices-menu.module.css';
import { shellWords } from './shell.words';

export function NoticesPanel({ onDone }: { onDone: () => void }) {
  const say = shellWords.use();
  const router = useRouter();
  const all = useStore(notices);
  const [tab, setTab] = useState<'all' | NoticeTab>('all');
  const shown = all.filter((notice) => tab === 'all' || notice.tab === tab);

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
      {shown.length === 0 ? (
        <div className={styles.none}>
          <BellDrawing />
          <p>{say('noticesNone')}</p>
        </div>
      ) : (
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
    </>
  );
}
