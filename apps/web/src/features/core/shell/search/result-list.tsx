import type { MouseEvent } from 'react';
import { EntryLine } from './entry-line';
import type { FoundEntry } from './found-entry';
import styles from './results.module.css';
import { useOpenEntry } from './use-open-entry';

interface ResultListProps {
  title: string;
  entries: readonly FoundEntry[];
  search: string;
  /** False below a tab that already has the same title. */
  hasTitle?: boolean;
}

export function ResultList({ title, entries, search, hasTitle = false }: ResultListProps) {
  const openEntry = useOpenEntry();

  // Clicks with modifier keys are left to the browser: new tab, new window.
  function open(event: MouseEvent, entry: FoundEntry): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openEntry(entry);
  }

  return (
    <section>
      {hasTitle && <h2 className={styles.title}>{title}</h2>}
      <ul aria-label={title} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={entry.path} className={styles.entry} onClick={(event) => open(event, entry)}>
              <EntryLine entry={entry} search={search} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
