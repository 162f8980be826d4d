import { foldText } from '@horae/contract/fold-text';
import { useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useHotel } from '#platform/hotel';
import { adminPortalMenu } from '#platform/preferences';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { MenuGroup } from './menu-group';
import styles from './menu-tree.module.css';
import { pages as allPages, everydayGroups, type PageGroup, pageAt, pageGroups } from './navigation';
import { pagesFor } from './page-access';

function items(tree: HTMLElement): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>('[data-menu-item]')].filter((item) => item.checkVisibility());
}

interface MenuTreeProps {
  /** Shows several open groups at once, where there is room that stays. */
  isRoomy: boolean;
  onNavigate?: () => void;
}

/** The pages this account may open, in groups. Arrows, Home, End and the first letters move. */
export function MenuTree({ isRoomy, onNavigate }: MenuTreeProps) {
  const user = useStore(session);
  const hotel = useHotel();
  const withAdminPortal = adminPortalMenu.use() || user?.role !== 'admin';
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const current = pageAt(pathname, allPages);
  const [open, setOpen] = useState<readonly PageGroup[]>([current?.group ?? 'scheduling']);
  const typed = useRef({ text: '', at: 0 });

  const [currentGroup, setCurrentGroup] = useState(current?.group);

  // Going to a page opens its group, whoever led there.
  if (current?.group !== currentGroup) {
    setCurrentGroup(current?.group);
    if (current?.group) setOpen(isRoomy ? [...open, current.group] : [current.group]);
  }

  const pages = pagesFor(user, hotel);
  const groups = pageGroups.filter(
    (group) => (withAdminPortal || everydayGroups.includes(group)) && pages.some((page) => page.group === group),
  );

  function toggle(group: PageGroup, wish = !open.includes(group)): void {
    const others = isRoomy ? open.filter((other) => other !== group) : [];
    setOpen(wish ? [...others, group] : open.filter((other) => other !== group));
  }

  function typeAhead(event: KeyboardEvent, all: HTMLElement[], at: number): HTMLElement | undefined {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isSame = event.timeStamp - typed.current.at < 800;
    typed.current = { text: (isSame ? typed.current.text : '') + foldText(event.key), at: event.timeStamp };
    const rotated = [...all.slice(at + (isSame ? 0 : 1)), ...all];
    return rotated.find((item) => foldText(item.textContent).startsWith(typed.current.text));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = items(event.currentTarget);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const item = all[at];
    if (!item) return;
    const [forward, back] =
      getComputedStyle(event.currentTarget).direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
    const group = item.dataset.group as PageGroup | undefined;
    let target: HTMLElement | undefined;
    if (event.key === 'ArrowDown') target = all[at + 1];
    else if (event.key === 'ArrowUp') target = all[at - 1];
    else if (event.key === 'Home') target = all[0];
    else if (event.key === 'End') target = all.at(-1);
    else if (event.key === forward && group) toggle(group, true);
    else if (event.key === back && group) toggle(group, false);
    else if (event.key === back) target = all.slice(0, at).findLast((other) => other.dataset.group);
    else {
      target = typeAhead(event, all, at);
      if (!target) return;
    }
    event.preventDefault();
    target?.focus();
  }

  return (
    <ul className={styles.tree} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <MenuGroup
          key={group}
          group={group}
          pages={pages.filter((page) => page.group === group)}
          current={current?.path}
          isOpen={open.includes(group)}
          onToggle={() => toggle(group)}
          {...(onNavigate && { onNavigate })}
        />
      ))}
    </ul>
  );
}
