import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { IconButton } from '#ui/icon-button';
import { Part } from '#ui/part';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import type { ChosenDays } from '../model/fill-days.rules';
import { type Edited, shiftsOn } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';
import type { PlanEdits } from '../use-plan-edits';
import { useEditKey } from './use-edit-key';

const ShiftDialog = lazy(() => import('./shift-dialog').then((m) => ({ default: m.ShiftDialog })));

interface EditShiftProps {
  hotel: number;
  chosen: ChosenDays;
  edits: PlanEdits;
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
}

/** Opens the dialog of what is selected: its shift, all of its shifts, or a new one where there is none. */
export function EditShift({ hotel, chosen, edits, rules, board, address }: EditShiftProps) {
  const say = planningWords.use();
  const { people, dates } = chosen;
  const [asked, setAsked] = useState<{ choices: readonly Edited[]; repeat: readonly string[] }>();
  const shifts = people.length === 0 ? [] : shiftsOn(edits.now, chosen, address.days);
  const mayAdd = shifts.length === 0 && people.length === 1 && dates.length > 0;

  function open(): void {
    if (mayAdd) setAsked({ choices: [{ kind: 'new', employee: people[0]!, date: dates[0]! }], repeat: dates.slice(1) });
    else if (shifts.length > 0) setAsked({ choices: choicesOf(chosen, shifts), repeat: [] });
  }
  useEditKey(open);

  const isOne = people.length === 1 && dates.length === 1;
  const label = mayAdd ? say('shift.add') : isOne ? say('shift.edit') : say('shift.editMany', { count: shifts.length });
  return (
    <>
      {(mayAdd || shifts.length > 0) && (
        <IconButton icon={mayAdd ? IconPlus : IconPencil} label={label} data-keys="Ctrl Enter" onClick={open} />
      )}
      {asked && (
        <Part>
          <ShiftDialog {...asked} {...{ hotel, edits, rules, board, address }} onClose={() => setAsked(undefined)} />
        </Part>
      )}
    </>
  );
}

/** Of a single day its shifts come first, else all that is selected. */
function choicesOf({ people, dates }: ChosenDays, shifts: ReturnType<typeof shiftsOn>): Edited[] {
  const each = shifts.map((shift): Edited => ({ kind: 'one', shift }));
  if (shifts.length === 1) return each;
  const all: Edited = { kind: 'many', shifts };
  return people.length === 1 && dates.length === 1 ? [...each, all] : [all];
}
