import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { TimeField } from '#ui/time-field/time-field';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import { CoverChoice } from '../cover-choice';
import choiceStyles from '../cover-choice.module.css';
import { isFit } from '../model/cover.rules';
import { changesOfGap, gapCandidates, openInGap, shiftOfGap, spanOf } from '../model/gap-shift.rules';
import styles from '../publish-dialog.module.css';
import type { PlanEdits } from '../use-plan-edits';
import type { OpenedGap } from './cover-cells';
import { coverWords } from './cover-strip.words';
import { gapTimes, placeText } from './cover-text';
import dialogStyles from './gap-dialog.module.css';

interface GapDialogProps {
  opened: OpenedGap;
  staff: NeedDays['staff'];
  edits: PlanEdits;
  rules: PlanRules;
  board: Board;
  address: RosterAddress;
  /** Somebody is sought for the open shifts of these days instead. */
  onOpenShifts: (dates: readonly string[]) => void;
  onClose: () => void;
}

/** Who could work a shift that closes a gap, the best first with the reasons; whoever is chosen gets it as a draft. */
export function GapDialog({ opened: { line, gaps }, staff, edits, rules, board, address, ...actions }: GapDialogProps) {
  const { onOpenShifts, onClose } = actions;
  const say = coverWords.use();
  const { days, range } = address;
  const [at, setAt] = useState(() =>
    gaps.reduce((worst, { short }, index) => (short > gaps[worst]!.short ? index : worst), 0),
  );
  const gap = gaps[at]!;
  const [typed, setTyped] = useState<{ start: string; end: string }>();
  const [chosen, setChosen] = useState<number | null>();
  // As it was when the dialog opened: what is chosen is laid over it.
  const [begun] = useState({ now: edits.now, drafts: edits.drafts });
  const open = openInGap(line, gap, { now: begun.now, days });
  const offered = shiftOfGap(gap);
  const times = typed ?? { start: days.clock(offered.start), end: days.clock(offered.end) };
  const isTimed = times.start !== '' && times.end !== '' && times.start !== times.end;
  const { start, end } = typed && isTimed ? spanOf(days.dateOf(gap.start), times.start, times.end, days) : offered;

  const candidates = useMemo(
    () => gapCandidates(line, { start, end }, staff, { ...begun, rules, days, range, people: board.resources }),
    [line, start, end, staff, begun, rules, days, range, board],
  );
  const [best] = candidates;
  const usual = best && isFit(best) ? best.person.employeeId : null;
  const to = chosen === undefined ? usual : chosen;
  const isPossible =
    isTimed && to !== null && candidates.some(({ person, clash }) => person.employeeId === to && !clash);

  function assign(event: FormEvent): void {
    event.preventDefault();
    if (!isPossible || to === null) return;
    edits.change('covered', (now) => changesOfGap(now, to, line, { start, end }, days));
    onClose();
  }

  return (
    <Dialog title={say('gap.title', { place: placeText(line, say) })} isOpen onClose={onClose}>
      <form className={styles.body} onSubmit={assign}>
        {gaps.length > 1 ? (
          <SelectField
            label={say('gap.which')}
            isInline
            value={String(at)}
            options={gaps.map((one, index) => ({
              value: String(index),
              label: say('gap.is', { times: gapTimes(one, days), planned: one.planned, needed: one.needed }),
            }))}
            onChange={(next) => {
              setAt(Number(next));
              setTyped(undefined);
              setChosen(undefined);
            }}
          />
        ) : (
          <p className="quiet">
            {say('gap.is', { times: gapTimes(gap, days), planned: gap.planned, needed: gap.needed })}
          </p>
        )}
        {open.count > 0 && (
          <Message kind="info">
            {say('gap.open', { count: open.count })}{' '}
            <Button look="plain" onClick={() => onOpenShifts(open.dates)}>
              {say('gap.cover', { count: open.count })}
            </Button>
          </Message>
        )}
        <div className={dialogStyles.times}>
          {(['start', 'end'] as const).map((name) => (
            <TimeField
              key={name}
              name={name}
              label={say(`gap.${name}`)}
              value={times[name]}
              error={isTimed ? undefined : name === 'end' ? say('gap.timeFault') : undefined}
              onChange={(time) => {
                setTyped({ ...times, [name]: time });
                setChosen(undefined);
              }}
            />
          ))}
        </div>
        {candidates.length === 0 ? (
          <p className="quiet">
            {line.skill === null ? say('gap.nobody') : say('gap.nobodySkilled', { skill: line.skill })}
          </p>
        ) : (
          <CoverChoice shift={{ start, end }} candidates={candidates} days={days} value={to} onChange={setChosen} />
        )}
        <div className={choiceStyles.foot}>
          <Button type="submit" look="solid" aria-disabled={!isPossible || undefined}>
            {say('gap.assign')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
