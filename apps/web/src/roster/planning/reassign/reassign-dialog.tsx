import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findOptions } from '#ui/combobox/options';
import { useActiveOption } from '#ui/combobox/use-active-option';
import { Dialog } from '#ui/dialog';
import type { Board } from '../../model/board.rules';
import { isOpenRow } from '../../model/open-rows.rules';
import type { RosterAddress } from '../../roster-address';
import { itemTimes } from '../item-texts';
import { changesOfCover } from '../model/cover.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { receiversOf, weekWith } from '../model/receivers.rules';
import type { PlanEdits } from '../use-plan-edits';
import styles from './reassign.module.css';
import { reassignWords } from './reassign.words';
import { ReceiverOption } from './receiver-option';

interface ReassignDialogProps {
  shift: PlanEntry;
  /** Who has it, or the department in which it is open. */
  name: string;
  /** The edits, with what is said once a change is saved. */
  told: (text: string) => PlanEdits;
  rules: PlanRules;
  board: Board;
  address: RosterAddress;
  onClose: () => void;
}

/** So many are listed at once; others are found by typing. */
const most = 8;

/** Finds the person to whom a shift goes, by name; Enter reassigns it. */
export function ReassignDialog({ shift, name, told, rules, board, address, onClose }: ReassignDialogProps) {
  const say = reassignWords.use();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const { days, range } = address;
  const { now, drafts } = told('');
  // As it was when the dialog opened.
  const [plan] = useState({ now, drafts, rules, days, range, people: board.resources });
  const receivers = useMemo(() => receiversOf(shift, plan), [shift, plan]);
  const options = useMemo(
    () =>
      receivers.map((receiver) => ({
        value: String(receiver.person.employeeId),
        label: receiver.person.title,
        note: receiver.person.employeeCode,
        receiver,
      })),
    [receivers],
  );
  const found = findOptions(options, search);
  const shown = found.slice(0, most);
  const { listId, active, setActive, onKey, optionId, activeId } = useActiveOption(shown.length, pick);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const times = itemTimes(shift, days);

  function pick(index: number): void {
    const receiver = shown[index]?.receiver;
    if (!receiver || receiver.clash) return;
    const { employeeId, title } = receiver.person;
    told(say('done', { shift: times, name: title })).change('moved', (latest) =>
      changesOfCover(latest, shift, employeeId, plan),
    );
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(event)) event.preventDefault();
  }

  const rest = found.length - shown.length;
  return (
    <Dialog
      title={say(isOpenRow(shift.employeeId) ? 'titleOpen' : 'title', { shift: times, name })}
      isOpen
      onClose={onClose}
      size="small"
    >
      <div className={styles.body}>
        <label htmlFor={id}>{say('person')}</label>
        <div className={`field-box ${styles.field}`}>
          <input
            id={id}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-describedby={`${id}-rest`}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {shown.length > 0 && (
          <div ref={list} id={listId} role="listbox" aria-label={say('person')} className={styles.list}>
            {shown.map(({ value, receiver }, index) => (
              <ReceiverOption
                key={value}
                id={optionId(index)}
                receiver={receiver}
                minutes={weekWith(receiver.person.employeeId, shift, plan)}
                days={days}
                isActive={index === active}
                search={search}
                onPick={() => pick(index)}
              />
            ))}
          </div>
        )}
        <p id={`${id}-rest`} role="status" className="quiet small">
          {shown.length === 0 ? say('none') : rest > 0 ? say('more', { count: rest }) : say('hint')}
        </p>
      </div>
    </Dialog>
  );
}
