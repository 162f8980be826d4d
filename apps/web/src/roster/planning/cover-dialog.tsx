import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { SelectField } from '#ui/select-field';
import type { Board } from '../model/board.rules';
import { departmentOfRow, isOpenRow } from '../model/open-rows.rules';
import type { RosterAddress } from '../roster-address';
import { shortDay } from '../texts/day-texts';
import { CoverChoice } from './cover-choice';
import choiceStyles from './cover-choice.module.css';
import { shiftsUnderAbsence, withTakenOff } from './model/absence-shifts.rules';
import { changesOfCover, changesOfSickness, shiftsToCover } from './model/cover.rules';
import { coverOffers } from './model/cover-offers.rules';
import { changesOfOpening } from './model/open-plan.rules';
import type { PlanEntry, PlanNow } from './model/plan-now.rules';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';
import { useDepartments } from './shift-dialog/use-departments';
import type { PlanEdits } from './use-plan-edits';

interface CoverDialogProps {
  employee: number;
  dates: readonly LocalDate[];
  edits: PlanEdits;
  rules: PlanRules;
  hotel: number;
  board: Board;
  address: RosterAddress;
  /** The shift alone that is given away; without it, all of these days are. */
  only?: PlanEntry;
  /** The person is on leave on these days: what would have been worked is given away. */
  isAbsent?: boolean;
  onClose: () => void;
}

/** Who takes the shifts of a person on some days, with the reasons; the person may be marked sick by the same action. */
export function CoverDialog(props: CoverDialogProps) {
  const { hotel, employee, edits, rules, board, address, only, isAbsent = false, onClose } = props;
  const say = planningWords.use();
  const { days, range } = address;
  const [isSick, setIsSick] = useState(false);
  const [sickUntil, setSickUntil] = useState<LocalDate>();
  const dates = useMemo(
    () => (isSick && sickUntil !== undefined ? datesUntil(props.dates[0]!, sickUntil) : props.dates),
    [isSick, sickUntil, props.dates],
  );
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map());
  // As it was when the dialog opened: what is chosen below is laid over it.
  const [begun, setBegun] = useState({ now: edits.now, drafts: edits.drafts });
  const lookedAt = useCallback(
    (now: PlanNow) => (isAbsent ? withTakenOff(now, employee, board) : now),
    [isAbsent, employee, board],
  );
  const shifts = useMemo(() => {
    if (only) return [only];
    if (isAbsent) return shiftsUnderAbsence(employee, dates, { now: begun.now, board, days, dates: range.dates });
    return shiftsToCover(employee, dates, { now: begun.now, days });
  }, [only, isAbsent, employee, dates, begun, board, days, range]);
  // What was changed just before may still have been on its way.
  if (shifts.length === 0 && begun.now !== edits.now) setBegun({ now: edits.now, drafts: edits.drafts });
  const isOpen = isOpenRow(employee);
  const department = useDepartments(hotel).find(({ id }) => id === departmentOfRow(employee))?.name ?? '';
  const name = isOpen ? department : (board.resources.find(({ employeeId }) => employeeId === employee)?.title ?? '');

  const offers = useMemo(
    () => coverOffers(shifts, { ...begun, rules, days, range, people: board.resources }, board, chosen, lookedAt),
    [shifts, begun, rules, days, range, board, chosen, lookedAt],
  );

  const given = offers.flatMap(({ shift, to }) => (to === null ? [] : [{ shift, to }]));
  const isNothing = given.length === 0 && !isSick;

  function assign(event: FormEvent): void {
    event.preventDefault();
    if (isNothing) return;
    edits.change('covered', (latest) => {
      const now = lookedAt(latest);
      const moves = given.flatMap(({ shift, to }) => changesOfCover(now, shift, to, { days, people: board.resources }));
      // By what is moved now: a shift has another id once it is saved.
      const taken = new Set(moves.flatMap(({ id }) => id ?? []));
      if (!isSick) return moves;
      const left = shiftsToCover(employee, dates, { now, days }).filter(({ id }) => !taken.has(id));
      const opened = changesOfOpening(left, now, days);
      for (const { id } of left) taken.add(id);
      return [...moves, ...opened, ...changesOfSickness(now, employee, dates, taken, { days })];
    });
    onClose();
  }

  function nobodyWord({ id, employeeId }: PlanEntry) {
    if (isOpenRow(employeeId)) return 'cover.staysOpen';
    if (isAbsent && edits.now.draftOf(id)?.item === null) return 'cover.staysOff';
    return isSick ? 'cover.open' : 'cover.stays';
  }

  return (
    <Dialog
      title={say(isOpen ? 'cover.titleOpen' : isAbsent ? 'cover.titleAbsent' : 'cover.title', { name })}
      isOpen
      onClose={onClose}
    >
      <form className={styles.body} onSubmit={assign}>
        {!isOpen && !isAbsent && (
          <Checkbox checked={isSick} onChange={setIsSick}>
            {say('cover.sick', { name, count: dates.length })}
          </Checkbox>
        )}
        {isSick && (
          <SelectField
            label={say('cover.sickUntil')}
            isInline
            value={dates.at(-1)!}
            options={datesUntil(props.dates[0]!, range.dates.at(-1)!).map((date) => ({
              value: date,
              label: shortDay(date),
            }))}
            onChange={setSickUntil}
          />
        )}
        {shifts.length === 0 && <p role="status">{say('cover.none')}</p>}
        {offers.map(({ shift, candidates, to }) => (
          <CoverChoice
            key={shift.id}
            shift={shift}
            candidates={candidates}
            days={days}
            value={to}
            nobody={say(nobodyWord(shift))}
            onChange={(next) => setChosen(new Map(chosen).set(shift.id, next))}
          />
        ))}
        <div className={choiceStyles.foot}>
          <Button
            type="submit"
            look="solid"
            aria-disabled={isNothing || undefined}
            data-autofocus={isOpen || isAbsent || undefined}
          >
            {say('cover.assign')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const datesUntil = (first: LocalDate, last: LocalDate): LocalDate[] => datesFrom(first, daysBetween(first, last) + 1);
