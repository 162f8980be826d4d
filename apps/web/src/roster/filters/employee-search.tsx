import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { useTypedSearchDrops } from '#platform/typed-search';
import { OptionList } from '#ui/combobox/option-list';
import { findOptions } from '#ui/combobox/options';
import { useActiveOption } from '#ui/combobox/use-active-option';
import { Anchored } from '#ui/popup/anchored';
import type { Board } from '../model/board.rules';
import type { RosterFilters } from '../model/roster-filters.rules';
import { rosterWords } from '../roster.words';
import styles from './filters.module.css';

interface EmployeeSearchProps {
  board: Board | undefined;
  view: RosterFilters;
  change: (part: Partial<RosterFilters>, options?: { replace?: boolean }) => void;
  ref?: Ref<HTMLInputElement>;
  /** The people suggested, instead of those on the board. */
  among?: readonly StaffResource[] | undefined;
  /** Replaces showing only that person. */
  onPick?: (person: StaffResource) => void;
  /** Called when the search gets the focus. */
  onEnter?: () => void;
}

const typingPause = 200;

/** Typing filters the rows; choosing a suggestion leads to that person. */
export function EmployeeSearch({ board, view, change, ref, among, onPick, onEnter }: EmployeeSearchProps) {
  const say = rosterWords.use();
  const [text, setText] = useState(view.q);
  const [given, setGiven] = useState(view.q);
  const [isOpen, setOpen] = useState(false);
  const drops = useTypedSearchDrops();
  const [dropsSeen, setDropsSeen] = useState(drops);
  if (given !== view.q || dropsSeen !== drops) {
    setGiven(view.q);
    setDropsSeen(drops);
    setText(view.q);
  }
  useEffect(() => {
    if (text === view.q) return undefined;
    const timer = setTimeout(() => change({ q: text }, { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [text, view.q, change]);

  const resources = among ?? board?.resources ?? [];
  const people = resources.map(({ employeeId, title, jobTitle, employeeCode, department }) => ({
    value: String(employeeId),
    label: title,
    note: [jobTitle || employeeCode, among && department].filter(Boolean).join(' · '),
  }));
  const found = isOpen && text.trim() ? findOptions(people, text) : [];
  const list = useActiveOption(found.length, pick);

  function pick(index: number): void {
    const person = found[index];
    if (!person) return;
    setOpen(false);
    setText('');
    const resource = resources.find(({ employeeId }) => String(employeeId) === person.value);
    if (onPick && resource) onPick(resource);
    else change({ emp: Number(person.value), q: '' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (isOpen || text)) {
      if (!isOpen || found.length === 0) setText('');
      setOpen(false);
    } else if (!isOpen || found.length === 0 || !list.onKey(event)) return;
    event.preventDefault();
  }

  const isShown = isOpen && found.length > 0;
  return (
    <Anchored
      isOpen={isShown}
      width="trigger"
      distance={4}
      className={styles.dropdown}
      trigger={
        <div className={`field-box ${styles.search}`}>
          <IconSearch size={16} stroke={1.5} aria-hidden="true" />
          <input
            ref={ref}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            disabled={!board}
            aria-label={say('search')}
            placeholder={say('search')}
            aria-expanded={isShown}
            aria-controls={isShown ? list.listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isShown ? list.activeId : undefined}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              // No suggestion is active until an arrow key is pressed, so that Enter never picks the first by accident.
              list.setActive(-1);
              setOpen(true);
            }}
            onFocus={onEnter}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          {text && (
            <button type="button" className="hovers" aria-label={say('search.clear')} onClick={() => setText('')}>
              <IconX size={14} stroke={1.5} aria-hidden="true" />
            </button>
          )}
        </div>
      }
    >
      <OptionList
        id={list.listId}
        label={say('search')}
        options={found}
        selected={noSelection}
        active={list.active}
        optionId={list.optionId}
        onPick={pick}
        onHover={list.setActive}
        search={text}
      />
    </Anchored>
  );
}

const noSelection: ReadonlySet<string> = new Set();
