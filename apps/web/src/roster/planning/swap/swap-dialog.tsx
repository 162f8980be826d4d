import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import { clashText } from '../clash-text';
import choiceStyles from '../cover-choice.module.css';
import { findingLines } from '../finding-lines';
import { asSeenIn, viewOfDays } from '../model/as-seen.rules';
import { otherHome } from '../model/cover.rules';
import type { PlanNow } from '../model/plan-now.rules';
import { replaceDays } from '../model/replace-day.rules';
import { type Swap, type SwapPart, swappedDays } from '../model/swap-days.rules';
import { swapPreview } from '../model/swap-preview.rules';
import type { Pins } from '../notes/use-pins';
import styles from '../publish-dialog.module.css';
import type { PlanEdits } from '../use-plan-edits';
import { swapWords } from './plan-swap.words';
import swapStyles from './swap-dialog.module.css';
import { SwapTable } from './swap-table';

export interface SwapDialogProps {
  asked: Pick<Swap, 'people' | 'dates'>;
  edits: PlanEdits;
  /** The same edits, with what is said once the swap is saved. */
  reported: (text: string) => PlanEdits;
  rules: PlanRules;
  board: Board;
  address: RosterAddress;
  pins: Pins;
  onClose: () => void;
}

const parts = ['days', 'shifts'] as const;

/** What two people would have after a swap, before it is done. */
export function SwapDialog({ asked, edits, reported, rules, board, address, pins, onClose }: SwapDialogProps) {
  const say = swapWords.use();
  const { days, range } = address;
  const { people, dates } = asked;
  const { now, drafts } = edits;
  const [part, setPart] = useState<SwapPart>('days');
  const seen = viewOfDays(people, dates, days);
  const [isAsOpened] = useState(() => asSeenIn(now, seen));
  const homeOf: Swap['homeOf'] = (from, to, date) => otherHome(board.resources, from, to, date);
  const swap: Swap = { people, dates, part, homeOf };
  const cells = people.length * dates.length;
  const plan = { now, drafts, rules, days, range, people: board.resources };
  const preview = swapPreview(swap, plan, pins.leavingOut(cells, true));
  const { clash, changes, lines } = preview;
  const [one, other] = preview.people;
  const names = { one: one?.person.title, other: other?.person.title };
  const isStill = changes.length === 0 || clash !== null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isStill) return;
    const wanted = (latest: PlanNow) => swappedDays(latest, swap, days);
    const free = pins.leaveOut(cells, wanted(now), true);
    const count = lines.filter(({ stays }) => stays === null).length;
    reported(say('done', { ...names, count })).change(
      'swapped',
      (latest) => replaceDays(latest, free(wanted(latest)), days),
      asSeenIn(now, seen),
    );
    onClose();
  }

  return (
    <Dialog title={say('title', names)} isOpen onClose={onClose}>
      <form className={styles.body} onSubmit={submit}>
        <RadioTabs
          label={say('part')}
          value={part}
          onChange={setPart}
          options={parts.map((value) => ({ value, label: say(value) }))}
        />
        {!isAsOpened(now) && <Message kind="info">{say('overtaken')}</Message>}
        <div aria-live="polite" className="stack-2">
          {lines.length > 0 && <SwapTable preview={preview} board={board} days={days} />}
          {changes.length === 0 && <p className="quiet">{say('nothing')}</p>}
          {clash && <p className="danger-text">{clashText(clash, days)}</p>}
          {preview.people.flatMap(({ person, findings }) =>
            findingLines(findings).map((line) => (
              <p key={`${person.employeeId} ${line}`} className={swapStyles.warning}>
                {say('finding', { name: person.title, text: line })}
              </p>
            )),
          )}
        </div>
        <div className={choiceStyles.foot}>
          <Button type="submit" look="solid" aria-disabled={isStill || undefined} data-autofocus>
            {say('button')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
