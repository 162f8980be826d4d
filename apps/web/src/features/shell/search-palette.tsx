import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { notify } from '#platform/notify';
import { switchHotel } from '#platform/switch-hotel';
import { useActiveOption } from '#ui/combobox/use-active-option';
import { IconButton } from '#ui/icon-button';
import { ModalLayer } from '#ui/modal-layer';
import { uiWords } from '#ui/ui.words';
import { rememberRecent } from './recent-entries';
import { searchGroups } from './search.rules';
import { SearchHit } from './search-hit';
import styles from './search-palette.module.css';
import { shellWords } from './shell.words';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries';

/** Jump anywhere: the pages this account may open and the hotels it may show. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const say = shellWords.use();
  const sayUi = uiWords.use();
  const router = useRouter();
  const id = useId();
  const [search, setSearch] = useState('');
  const { all, starting, instead } = usePaletteEntries();
  const found = search.trim() ? searchGroups(all, search) : starting;
  const isNothing = found.length === 0;
  const groups = isNothing ? instead : found;
  const hits = groups.flatMap(({ entries }) => entries);

  function open(entry: PaletteEntry | undefined, inNewTab = false): void {
    if (!entry) return;
    rememberRecent(entry.key);
    onClose();
    if (entry.hotel) {
      if (switchHotel(entry.hotel)) notify(say('nowShowing', { name: entry.title }));
    } else if (inNewTab) window.open(entry.path, '_blank', 'noopener');
    else void router.navigate({ href: entry.path });
  }

  const list = useActiveOption(hits.length, (index) => open(hits[index]));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) open(hits[list.active], true);
    else if (event.key === 'Escape' && search !== '') setSearch('');
    else if (!list.onKey(event)) return;
    event.preventDefault();
  }

  return (
    <ModalLayer isOpen onClose={onClose} labelledBy={id} className={styles.palette}>
      <h2 id={id} className="visually-hidden">
        {say('search')}
      </h2>
      <div className={styles.head}>
        <IconSearch size={20} stroke={1.5} aria-hidden="true" />
        <input
          role="combobox"
          type="text"
          autoFocus
          data-autofocus
          aria-label={say('search')}
          aria-expanded
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={say('search.placeholder')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            list.setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={IconX} label={sayUi('close')} onClick={onClose} />
      </div>
      {isNothing && <p className={styles.none}>{say('search.none', { search })}</p>}
      <div id={list.listId} role="listbox" tabIndex={-1} aria-label={say('search.results')} className={styles.results}>
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={styles.group} aria-hidden="true">
              {title}
            </div>
            {entries.map((entry) => {
              const at = hits.indexOf(entry);
              return (
                <SearchHit
                  key={entry.key}
                  entry={entry}
                  id={list.optionId(at)}
                  search={search}
                  isActive={at === list.active}
                  onHover={() => list.setActive(at)}
                  onOpen={(inNewTab) => open(entry, inNewTab)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.foot}>
        <span role="status">{say('search.count', { count: isNothing ? 0 : hits.length })}</span>
        <span aria-hidden="true">{say('search.keys')}</span>
      </p>
    </ModalLayer>
  );
}
