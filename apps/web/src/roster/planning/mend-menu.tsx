import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { IconWand } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import type { Board } from '../model/board.rules';
import type { Finding } from '../model/findings.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { hoursCell } from '../texts/hour-texts';
import { BarButton } from './bar-button';
import { changesOfMend, type Mend, mendsOf } from './model/mends.rules';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

interface MendMenuProps {
  /** Of a day of a person. */
  found: readonly Finding[];
  employee: number;
  edits: PlanEdits;
  rules: PlanRules;
  board: Board;
  address: RosterAddress;
}

/** What would mend the findings of a day, each by one change. */
export function MendMenu(props: MendMenuProps) {
  const say = planningWords.use();
  return (
    <ActionMenu
      label={say('mend')}
      position="bottom-start"
      trigger={<BarButton icon={IconWand} label={say('mend')} data-tip={say('mend.hint')} />}
    >
      <MendItems {...props} />
    </ActionMenu>
  );
}

/** Worked out when the menu is opened. */
function MendItems({ found, employee, edits, rules, board, address: { days, range } }: MendMenuProps) {
  const say = planningWords.use();
  const { now, drafts } = edits;
  const plan = useMemo(
    () => ({ now, drafts, rules, days, range, people: board.resources }),
    [now, drafts, rules, days, range, board],
  );
  const mends = useMemo(() => found.flatMap((finding) => mendsOf(finding, employee, plan)), [found, employee, plan]);
  const textOf = (mend: Mend): string =>
    mend.kind === 'give'
      ? say('mend.give', { name: mend.to.title })
      : say(`mend.${mend.kind}`, {
          hours: hoursCell(mend.minutes, rosterWords.say),
          times: `${days.clock(mend.to.start)}–${days.clock(mend.to.end)}`,
        });
  const texts = [...new Map(mends.map((mend) => [textOf(mend), mend]))];
  if (texts.length === 0) return <ActionItem onClick={() => undefined}>{say('mend.none')}</ActionItem>;
  return texts.map(([text, mend]) => (
    <ActionItem
      key={text}
      onClick={() =>
        edits.change(mend.kind === 'give' ? 'covered' : 'moved', (latest) => changesOfMend(latest, mend, plan))
      }
    >
      {text}
    </ActionItem>
  ));
}
