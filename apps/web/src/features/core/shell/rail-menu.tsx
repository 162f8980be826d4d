import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { config } from '#platform/config';
import { menuCollapsed } from '#platform/preferences';
import { Logo } from '#ui/logo';
import { MenuSwitches } from './menu-switches';
import { MenuTree } from './menu-tree';
import styles from './rail-menu.module.css';
import { RailName, useRailName } from './rail-name';
import { shellWords } from './shell.words';

/** The name of a group is told at once, so that the rail can wait for a pointer that stays. */
const openAfter = 300;
const closeAfter = 250;

/** Opens after a short hover and closes after a longer delay, so that merely crossing the rail does nothing. */
function useHoverOpen() {
  const [isOpen, setOpen] = useState(false);
  const wished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function want(wish: boolean, isAtOnce = false): void {
    if (wish === wished.current && !isAtOnce) return;
    wished.current = wish;
    clearTimeout(timer.current);
    if (isAtOnce) setOpen(wish);
    else timer.current = setTimeout(() => setOpen(wish), wish ? openAfter : closeAfter);
  }

  return { isOpen, want };
}

/** The menu on wide windows: a rail of icons that expands over the content, or stays open when pinned. */
export function RailMenu() {
  const say = shellWords.use();
  const isPinned = !menuCollapsed.use();
  const { isOpen, want } = useHoverOpen();
  const { named, onPointerOver, forget } = useRailName();
  const PinIcon = isPinned ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;

  return (
    <nav
      className={`screen-only ${styles.rail}`}
      aria-label={say('mainMenu')}
      data-open={isPinned || isOpen || undefined}
      data-pinned={isPinned || undefined}
      // Not `onPointerEnter`: a pointer already here when the page renders never enters.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && want(true)}
      onPointerOver={onPointerOver}
      onPointerLeave={(event) => {
        forget();
        want(event.currentTarget.contains(document.activeElement) && isKeyboardFocus());
      }}
      onFocus={() => isKeyboardFocus() && want(true, true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && want(false)}
    >
      <Link to="/home" className={styles.brand} aria-label={`${config.appName}, ${say('home')}`}>
        <Logo size={32} />
        <span className={styles.name}>{config.appName}</span>
      </Link>
      <div className={styles.tree}>
        <MenuTree isRoomy={isPinned} />
      </div>
      <div className={styles.foot}>
        <MenuSwitches />
        <button
          type="button"
          className={styles.pin}
          aria-pressed={isPinned}
          aria-label={isPinned ? say('unpinMenu') : say('pinMenu')}
          onClick={() => menuCollapsed.set(isPinned)}
        >
          <PinIcon size={20} stroke={1.5} aria-hidden="true" className="flips" />
          <span aria-hidden="true">{isPinned ? say('unpinMenu') : say('pinMenu')}</span>
        </button>
      </div>
      {named && !isPinned && !isOpen && <RailName {...named} />}
    </nav>
  );
}

/** A click focuses too, but only keyboard focus keeps the menu open. */
function isKeyboardFocus(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}
