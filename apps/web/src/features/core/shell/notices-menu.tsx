import { IconBell } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { notices } from '#platform/notices';
import { useStore } from '#platform/store';
import { sumOf, useKnownWaiting } from '#platform/use-waiting';
import { IconButton } from '#ui/icon-button';
import { Part } from '#ui/part';
import { Popup } from '#ui/popup/popup';
import { afterPage } from './after-page';
import styles from './notices-menu.module.css';
import { NoticesPanel } from './notices-panel';
import { shellWords } from './shell.words';

const WaitingWatch = lazy(() => afterPage(async () => ({ default: (await import('./waiting-watch')).WaitingWatch })));

const most = 999;

/** The bell: how much waits for the account, and the notices in this browser that it may not have seen. */
export function NoticesMenu() {
  const say = shellWords.use();
  const unread = useStore(notices).filter(({ isRead }) => !isRead).length;
  const { data, isError } = useKnownWaiting();
  const [isOpen, setOpen] = useState(false);
  const count = sumOf(data) + unread;
  const shown = count > most ? `${most}+` : count;
  const isUnknown = data === undefined && unread === 0;
  const label = isUnknown ? say(isError ? 'notices.failed' : 'notices.loading') : say('notices', { count: shown });
  return (
    <>
      <Part isQuiet>
        <WaitingWatch />
      </Part>
      <Popup
        isOpen={isOpen}
        setOpen={setOpen}
        position="bottom-end"
        distance={14}
        width={380}
        className={styles.dropdown}
        role="dialog"
        label={say('noticesTitle')}
        trigger={
          <IconButton
            icon={IconBell}
            label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isUnknown && !isError && <span className={`still-if-reduced ${styles.loading}`} aria-hidden="true" />}
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {shown}
              </span>
            )}
          </IconButton>
        }
      >
        <NoticesPanel onDone={() => setOpen(false)} />
      </Popup>
    </>
  );
}
