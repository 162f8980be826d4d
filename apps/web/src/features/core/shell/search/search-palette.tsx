import { IconArrowLeft, IconSearch, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useStore } from '#platform/store';
import { useStar } from '#platform/use-star';
import { useWindowKind } from '#platform/window-kind';
import { useActiveOption } from '#ui/combobox/use-active-option';
import { ErrorPanel } from '#ui/error-panel';
import { IconButton } from '#ui/icon-button';
import { ModalLayer } from '#ui/modal-layer';
import { uiWords } from '#ui/ui.words';
import { earlyTyped, nothingTyped } from '../early-typing';
import type { FoundEntry } from './found-entry';
import { PaletteGroups } from './palette-groups';
import styles from './search.module.css';
import { searchWords } from './search.words';
import { useOpenEntry } from './use-open-entry';
import { usePaletteGroups } from './use-palette-groups';

/** Jump anywhere: pages, hotels, and everything the account may see. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const say = searchWords.use();
  const sayUi = uiWords.use();
  const id = useId();
  const isPhone = useWindowKind() === 'phone';
  const star = useStar();
  const openEntry = useOpenEntry();
  const early = useStore(earlyTyped);
  const [typed, setTyped] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const search = typed ?? early.text;
  const isAwaited = isEntered || (typed === null && early.isEntered);
  const { groups, count, isNothing, query } = usePaletteGroups(search);
  const options = groups.flatMap(({ entries, seeAll }) => (seeAll ? [...entries, seeAll] : entries));

  function open(entry: FoundEntry | undefined, inNewTab = false): void {
    if (!entry) return;
    onClose();
    openEntry(entry, inNewTab);
  }

  const list = useActiveOption(options.length, (index) => open(options[index]));
  const page = options[list.active]?.page;
  const first = isNothing ? undefined : options[0];

  useEffect(() => () => earlyTyped.set(nothingTyped), []);

  // Enter was pressed before there were results.
  useEffect(() => {
    if (isAwaited) open(first);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const isModified = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isModified) open(options[list.active], true);
    else if (event.key.toLowerCase() === 'd' && isModified) {
      if (page) star(page);
    } else if (event.key === 'Escape' && search !== '') setTyped('');
    else if (event.key === 'Enter' && options.length === 0) setEntered(true);
    else if (!list.onKey(event)) return;
    event.preventDefault();
  }

  return (
    <ModalLayer isOpen onClose={onClose} labelledBy={id} className={`still-if-reduced ${styles.palette}`}>
      <h2 id={id} className="visually-hidden">
        {say('title')}
      </h2>
      <div className={styles.head}>
        {isPhone ? (
          <IconButton icon={IconArrowLeft} label={sayUi('close')} className="flips" onClick={onClose} />
        ) : (
          <IconSearch size={20} stroke={1.5} aria-hidden="true" />
        )}
        <input
          role="combobox"
          type="text"
          autoFocus
          data-autofocus
          aria-label={say('title')}
          aria-expanded
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={say('placeholder')}
          value={search}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setEntered(false);
            list.setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {!isPhone && <IconButton icon={IconX} label={sayUi('close')} onClick={onClose} />}
        {isPhone && search !== '' && <IconButton icon={IconX} label={sayUi('clear')} onClick={() => setTyped('')} />}
      </div>
      {query.error !== null && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {isNothing && <p className={styles.none}>{say('none', { search })}</p>}
      <div id={list.listId} role="listbox" tabIndex={-1} aria-label={say('results')} className={styles.results}>
        <PaletteGroups
          groups={groups}
          options={options}
          search={search}
          active={list.active}
          optionId={list.optionId}
          onHover={list.setActive}
          onOpen={open}
          onStar={star}
        />
      </div>
      <div className={styles.foot}>
        <span role="status">{say('count', { count })}</span>
        {page && (
          <button
            type="button"
            className={styles.star}
            aria-pressed={page.isBookmarked}
            aria-keyshortcuts="Control+D"
            onClick={() => star(page)}
          >
            {page.isBookmarked ? (
              <IconStarFilled size={16} aria-hidden="true" />
            ) : (
              <IconStar size={16} aria-hidden="true" />
            )}
            {say('bookmark', { title: page.title })}
          </button>
        )}
        <span aria-hidden="true">{say('keys')}</span>
      </div>
    </ModalLayer>
  );
}
