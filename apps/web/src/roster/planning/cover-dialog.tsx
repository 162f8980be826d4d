import type { PlanRules } from '@horae/contract/scheduling/planning.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import type { Board } from '../model/board.rules';
import type { RosterAddress } from '../roster-address';
import { CoverChoice } from './cover-choice';
import choiceStyles from './cover-choice.module.css';
import { changesOfCover, changesOfSickness, shiftsToCover } from './model/cover.rules';
import { coverOffers } from './model/cover-offers.rules';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';
import type { PlanEdits } from './use-plan-edits';

interface CoverDialogProps {
  employee: number;
  dates: readonly LocalDate[];
  edits: PlanEdits;
  rules: PlanRules;
  board: Board;
  address: RosterAddress;
  onClose: () => void;
}

/** Who takes the shifts of a person on some days, with the reasons; the person may be marked sick by the same action. */
export function CoverDialog({ employee, dates, edits, rules, board, address, onClose }: CoverDialogProps) {
  const say = planningWords.use();
  const { days, range } = address;
  const [isSick, setIsSick] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map());
  // As it was when the dialog opened: what is chosen below is laid over it.
  const [begun] = useState({ now: edits.now, drafts: edits.drafts });
  const shifts = useMemo(
    () => shiftsToCover(employee, dates, { now: begun.now, days }),
    [employee, dates, begun, days],
  );
  const name = board.resources.find(({ employeeId }) => employeeId === employee)?.title ?? '';

  const offers = useMemo(
    () => coverOffers(shifts, { ...begun, rules, days, range, people: board.resources }, board, chosen),
    [shifts, begun, rules, days, range, board, chosen],
  );

  const given = offers.flatMap(({ shift, to }) => (to === null ? [] : [{ shift, to }]));
  const isNothing = given.length === 0 && !isSick;

  function assign(): void {
    if (isNothing) return;
    edits.change('moved', (now) => {
      const moves = given.flatMap(({ shift, to }) => changesOfCover(now, shift, to, { days, people: board.resources }));
      // By what is moved now: a shift has another id once it is saved.
      const taken = new Set(moves.flatMap(({ id }) => id ?? []));
      return isSick ? [...moves, ...changesOfSickness(now, employee, dates, taken, { days })] : moves;
    });
    onClose();
  }

  return (
    <Dialog title={say('cover.title', { name })} isOpen onClose={onClose}>
      <div className={styles.body}>
        <Checkbox checked={isSick} onChange={setIsSick}>
          {say('cover.sick', { name, count: dates.length })}
        </Checkbox>
        {offers.map(({ shift, candidates, to }) => (
          <CoverChoice
            key={shift.id}
            shift={shift}
            candidates={candidates}
            days={days}
            value={to}
            nobody={say(isSick ? 'cover.off' : 'cover.stays')}
            onChange={(next) => setChosen(new Map(chosen).set(shift.id, next))}
          />
        ))}
        <div className={choiceStyles.foot}>
          <Button look="solid" aria-disabled={isNothing || undefined} onClick={assign}>
            {say('cover.assign')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
