import { useLayoutEffect, useRef, useState } from 'react';
import type { Line } from './day-groups';

const nearEnd = 48;

/** Keeps a log scrolled to its end, or counts new messages while the user reads further up. */
export function useLogEnd(lines: readonly Line[]) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState<number | null>(null);
  const count = lines.length;

  function toEnd(): void {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    isAtEnd.current = true;
    setSeen(null);
  }

  useLayoutEffect(() => {
    // The user's own new messages always scroll into view.
    if (isAtEnd.current || lines.at(-1)?.state === 'sending') log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);

  function onScroll(): void {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    if (isAtEnd.current) setSeen(null);
    else setSeen((known) => known ?? count);
  }

  const missed = seen === null ? 0 : lines.slice(seen).filter(({ isOwn }) => !isOwn).length;
  return { log, missed, onScroll, toEnd };
}
