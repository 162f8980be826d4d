import { IconArrowUp } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { areas, pageAt, pages } from '#areas/pages';
import { IconButton } from '#ui/icon-button';
import styles from './back-to-top.module.css';
import { shellWords } from './shell.words';

const after = 600;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Hidden on the calendars, which scroll on their own. */
export function BackToTop() {
  const say = shellWords.use();
  const isFar = useSyncExternalStore(subscribe, () => window.scrollY > after);
  const page = pageAt(useRouterState({ select: ({ location }) => location.pathname }), pages);
  const scrollsInside = areas.some(({ name, scrollsInside }) => name === page?.menu && scrollsInside);
  if (!isFar || scrollsInside) return null;
  return (
    <IconButton
      icon={IconArrowUp}
      label={say('backToTop')}
      className={styles.button ?? ''}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      }}
    />
  );
}
