import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useState } from 'react';
import { ActionItem } from '#ui/action-menu';
import { Hanging } from '#ui/hanging';
import { moveAmongItems } from '#ui/move-among-items';
import type { Board } from '../../model/board.rules';
import { isOpenRow } from '../../model/open-rows.rules';
import type { RosterAddress } from '../../roster-address';
import { type AskedOfDay, askedBy } from '../day-list/asked-of-day';
import { dayPlanWords } from '../day-list/day-plan.words';
import { DayPlanDialogs } from '../day-list/day-plan-dialogs';
import { actionsOf, type ShiftAction } from '../day-list/shift-actions.rules';
import { changesOfAction, waysOf } from '../day-list/shift-changes.rules';
import { useActionText } from '../day-list/use-action-text';
import { itemTimes } from '../item-texts';
import { entryOf } from '../model/plan-items.rules';
import { planKeyWords } from '../plan-keys.words';
import type { AskedMenu, PlanCommand } from '../plan-view';
import type { PlanDays } from '../planning.queries';
import { planningWords } from '../planning.words';
import type { PlanEdits } from '../use-plan-edits';
import { writeCopied } from '../write-copied';

interface ItemMenuProps {
  asked: AskedMenu;
  shown: PlanDays;
  edits: PlanEdits;
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
  onCommand: (command: PlanCommand) => void;
  onClose: () => void;
}

/** What can be done to a shift or leave of the grid, where it was asked for. */
export function ItemMenu({ asked, shown, edits, rules, board, address, onCommand, onClose }: ItemMenuProps) {
  const say = dayPlanWords.use();
  const sayKeys = planKeyWords.use();
  const textOf = useActionText();
  const [opened, setOpened] = useState<AskedOfDay>();
  const { row, column, item, rect, lift } = asked;
  const { days } = address;
  const { id, resourceId: from, start, end } = item;
  const entry = entryOf(edits.now, { id, from, start, end });
  if (opened)
    return <DayPlanDialogs asked={opened} told={() => edits} {...{ shown, rules, board, address }} onClose={onClose} />;
  if (!entry || row.kind !== 'resource') return null;

  const shift = entry;
  const name = row.resource.title;
  const actions = actionsOf(shift);

  function act(action: ShiftAction): void {
    const next = askedBy(action, shift, name);
    if (typeof next !== 'string') return setOpened(next);
    onClose();
    edits.change(waysOf[next], (now) => changesOfAction(now, next, shift, days));
  }

  function copy(isCut: boolean): void {
    onClose();
    onCommand({ type: 'copy', rows: [row], columns: [column], isCut, write: writeCopied });
  }

  const times = { shift: itemTimes(shift, days) };
  const label = isOpenRow(row.id)
    ? planningWords.say('open.actions', { ...times, department: name })
    : say('actions', { ...times, name });
  return (
    <Hanging role="menu" label={label} rect={rect} onClose={onClose} onKeyDown={moveAmongItems}>
      {lift && (
        <ActionItem
          onClick={() => {
            onClose();
            lift();
          }}
        >
          {sayKeys('menu.move')}
        </ActionItem>
      )}
      {(actions.length > 0 ? actions : (['remove'] as const)).map((action) => (
        <ActionItem key={action} onClick={() => act(action)}>
          {textOf(action)}
        </ActionItem>
      ))}
      <ActionItem onClick={() => copy(false)}>{sayKeys('menu.copy')}</ActionItem>
      <ActionItem onClick={() => copy(true)}>{sayKeys('menu.cut')}</ActionItem>
    </Hanging>
  );
}
