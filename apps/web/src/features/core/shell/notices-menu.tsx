import { IconBell } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { notices } from '#platform/notices';
import { useStore } from '#platform/store';
import { IconButton } from '#ui/icon-button';
import { Part } from '#ui/part';
import { Popup } from '#ui/popup/popup';
import { afterPage } from './after-page';
import styles from './notices-menu.module.css';
import { NoticesPanel } from './notices-panel';
import { shellWords } from './shell.words';

const AppNotices = lazy(() => afterPage(async () => ({ default: (await import('./app-notices')).AppNotices })));

/** The bell: notices in this browser that the user may not have seen. */
export function NoticesMenu() {
  const say = shellWords.use();
  const all = useStore(notices);
  const [isOpen, setOpen] = useState(false);
  const unread = all.filter(({ isRead }) => !isRead).length;
  return (
    <>
      <Part isQuiet>
        <AppNotices />
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
            label={say('notices', { count: unread })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {unread > 0 && (
              <span className={styles.count} aria-hidden="true">
                {unread > 9 ? '9+' : unread}
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
