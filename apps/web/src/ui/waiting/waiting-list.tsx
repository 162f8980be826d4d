import type { WaitingItem } from '@horae/contract/core/waiting.contract';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { waitingWords } from './waiting.words';
import styles from './waiting-list.module.css';
import { addressOf } from './waiting-places';

interface WaitingListProps {
  waiting: readonly WaitingItem[];
  /** Called when one of them is opened. */
  onOpen?: () => void;
}

/** Leaves out what nothing waits for. */
export const listed = (waiting: readonly WaitingItem[] = []): WaitingItem[] =>
  waiting.filter(({ count }) => count !== 0);

/** What waits, each leading to where it is done; what could not be counted says so. */
export function WaitingList({ waiting, onOpen }: WaitingListProps) {
  const say = waitingWords.use();
  const router = useRouter();

  function open(event: MouseEvent, address: string): void {
    onOpen?.();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: address });
  }

  return (
    <ul className={`plain-list ${styles.list}`}>
      {listed(waiting).map((item) => {
        const address = addressOf(item);
        return (
          <li key={item.kind} data-kind={item.kind}>
            <a href={address} className="ring-inside" onClick={(event) => open(event, address)}>
              {item.count === null ? (
                <>
                  <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
                  {say(`unknown.${item.kind}`)}
                </>
              ) : (
                <span>{say(item.kind, { count: item.count })}</span>
              )}
              <IconChevronRight size={18} stroke={1.5} aria-hidden="true" className="flips" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
