import { useRouterState } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Drawer } from '#ui/drawer';
import { MenuBookmarks } from './bookmarks/menu-bookmarks';
import styles from './menu-drawer.module.css';
import { MenuSwitches } from './menu-switches';
import { MenuTree } from './menu-tree';
import { shellWords } from './shell.words';

const swipe = 60;

/** The menu on tablets and phones; a swipe towards its edge closes it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const say = shellWords.use();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const first = useRef(pathname);
  const startX = useRef<number>(undefined);

  useEffect(() => {
    if (pathname !== first.current) onClose();
  }, [pathname, onClose]);

  function endSwipe({ clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
    if (startX.current === undefined || pointerType === 'mouse') return;
    const towardsEdge = getComputedStyle(currentTarget).direction === 'rtl' ? 1 : -1;
    if ((clientX - startX.current) * towardsEdge > swipe) onClose();
  }

  return (
    <Drawer title={say('menu')} side="start" isOpen onClose={onClose} footer={<MenuSwitches />}>
      <MenuBookmarks onNavigate={onClose} />
      <nav
        className={styles.menu}
        aria-label={say('mainMenu')}
        onPointerDown={({ clientX }) => {
          startX.current = clientX;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={endSwipe}
      >
        <MenuTree isRoomy onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
