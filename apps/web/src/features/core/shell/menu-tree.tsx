import { foldText } from '@horae/contract/fold-text';
import { useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pagesFor } from '#areas/page-access';
import { pages as allPages, areas, pageAt } from '#areas/pages';
import { useHotel } from '#platform/hotel';
import { adminPortalMenu, demoAppsMenu } from '#platform/preferences';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { MenuGroup } from './menu-group';
import { MenuHome } from './menu-home';
import { shellWords } from './shell.words';

function items(tree: HTMLElement): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>('[data-menu-item]')].filter((item) => item.checkVisibility());
}

interface MenuTreeProps {
  /** Allows several open groups, where the menu stays open and has room. */
  isRoomy: boolean;
  onNavigate?: () => void;
}

/** The pages this account may open, in groups. Arrow keys, Home, End and typing the first letters move the focus. */
export function MenuTree({ isRoomy, onNavigate }: MenuTreeProps) {
  // Renders again when the language changes, since group and page names follow it.
  shellWords.use();
  const user = useStore(session);
  const hotel = useHotel();
  const withAdminPortal = adminPortalMenu.use() || user?.role !== 'admin';
  const withSamples = demoAppsMenu.use();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const current = pageAt(pathname, allPages);
  const pages = pagesFor(user, hotel).filter(({ isEveryday }) => withAdminPortal || isEveryday);
  const groups = areas.flatMap(({ name, group, isSample }) =>
    group && (withSamples || !isSample) && pages.some(({ menu }) => menu === name) ? [{ name, group }] : [],
  );
  const [open, setOpen] = useState<readonly string[]>([current?.menu ?? groups[0]?.name ?? '']);
  const typed = useRef({ text: '', at: 0 });

  const [currentGroup, setCurrentGroup] = useState(current?.menu);

  // Navigating to a page opens its group, wherever the navigation came from.
  if (current?.menu !== currentGroup) {
    setCurrentGroup(current?.menu);
    if (current?.menu) setOpen(isRoomy ? [...open, current.menu] : [current.menu]);
  }

  function toggle(group: string, wish = !open.includes(group)): void {
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
    const { group } = item.dataset;
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
    <ul className="plain-list stack-1" onKeyDown={onKeyDown}>
      <MenuHome isCurrent={current?.path === '/home'} {...(onNavigate && { onNavigate })} />
      {groups.map(({ name, group }) => (
        <MenuGroup
          key={name}
          area={name}
          group={group}
          pages={pages.filter(({ menu }) => menu === name)}
          current={current?.path}
          isOpen={open.includes(name)}
          onToggle={() => toggle(name)}
          {...(onNavigate && { onNavigate })}
        />
      ))}
    </ul>
  );
}
