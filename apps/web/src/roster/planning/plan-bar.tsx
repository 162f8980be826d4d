import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { TouchMode } from '@horae/timeline/editing';
import { IconChecks, IconCopy, IconTemplate, IconUserQuestion, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import type { Store } from '#platform/store';
import { useWindowKind } from '#platform/window-kind';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { OpenSubmissions } from '../approval/open-submissions';
import { submissionsKey, submissionsQuery } from '../approval/roster-approval.queries';
import type { Board } from '../model/board.rules';
import { isOpenRow } from '../model/open-rows.rules';
import { publicationsWords } from '../publications/publications.words';
import type { RosterAddress } from '../roster-address';
import type { RosterChecks } from '../use-roster-checks';
import { ChosenDays } from './chosen-days';
import { SplitItems } from './day-list/split-items';
import { useSplit } from './day-list/use-split';
import { SeriesItems } from './fill/series-items';
import { FindCover } from './find-cover';
import { KeptDrafts } from './kept-drafts';
import { planFindings } from './model/checks-with-drafts.rules';
import type { ChosenDays as Chosen } from './model/fill-days.rules';
import type { SeriesWay } from './model/series-days.rules';
import { ChosenNote, type NotedDay } from './notes/day-note';
import { PinnedLeft } from './notes/pinned-left';
import { planNotesWords } from './notes/plan-notes.words';
import type { Pins } from './notes/use-pins';
import type { OpenRowsChoice } from './open-shifts/use-open-rows';
import { PasteFaultNote } from './paste-fault-note';
import styles from './plan-bar.module.css';
import { type PlanDialog, PlanDialogs } from './plan-dialogs';
import { PlanFault } from './plan-fault';
import { PlanMenu } from './plan-menu';
import type { PlanDays } from './planning.queries';
import { planningWords } from './planning.words';
import { PlannersHere } from './presence/planners-here';
import type { Others } from './presence/use-others';
import { EditShift } from './shift-dialog/edit-shift';
import { ToDeclare } from './to-declare';
import { TouchTools } from './touch/touch-tools';
import { UndoRedo } from './undo-redo';
import { useCheckKey } from './use-check-key';
import type { PasteFault } from './use-pasted';
import type { PlanEdits } from './use-plan-edits';
import { useReportedEdits } from './use-reported-edits';
import { ChosenWishes } from './wishes/chosen-wishes';

interface PlanBarProps {
  shown: PlanDays;
  edits: PlanEdits;
  checks: RosterChecks;
  rules: PlanRules | undefined;
  state: PlanState;
  address: RosterAddress;
  board: Board;
  openRows: OpenRowsChoice;
  chosen: Chosen;
  /** Beside lists: what only a grid needs is left out. */
  isInLists: boolean;
  pasteFault: PasteFault | null;
  onCloseFault: () => void;
  pins: Pins;
  touch: Store<TouchMode>;
  others: Others;
  /** Continues the pattern of the selected days; undefined while no block is selected. */
  onSeries: ((to: SeriesWay) => void) | undefined;
  /** Leads to a day of a person. */
  onDay: (employee: number, date: string) => void;
}

/** How far the plan is, what is wrong with it, and what can be done with it as a whole. */
export function PlanBar(props: PlanBarProps) {
  const { shown, edits, checks, rules, state, address, board, chosen, pasteFault, onCloseFault, onDay } = props;
  const { isInLists, openRows, others, pins, touch, onSeries } = props;
  const say = planningWords.use();
  const sayNotes = planNotesWords.use();
  const sayPublications = publicationsWords.use();
  const [dialog, setDialog] = useState<PlanDialog>();
  const approval = useQuery(submissionsQuery(shown.hotel));
  useChanges('roster-approval', submissionsKey(shown.hotel));
  const isSubmitted = approval.data !== undefined && approval.data.isNeeded && !approval.data.mayApprove;
  const isWide = useWindowKind() === 'desktop';
  const count = edits.drafts.length;
  const found = planFindings(checks, shown.first, shown.last);
  const at = useRef(-1);

  function nextCheck(): void {
    if (found.length === 0) return;
    at.current = (at.current + 1) % found.length;
    onDay(found[at.current]!.employee, found[at.current]!.date);
  }
  useCheckKey(nextCheck);

  const noted = notedDay(chosen, board);
  const [asked, setAsked] = useState<NotedDay>();
  const [wishing, setWishing] = useState<NotedDay>();
  const reported = useReportedEdits(edits);
  const { split, dialog: dialogOfSplit } = useSplit({ told: reported, rules, address });
  const isStill = count === 0 || edits.isSaving;
  return (
    <section className={styles.bar} aria-label={say('mode')}>
      <span className={styles.count} role="status">
        {edits.isSaving ? say('saving') : count === 0 ? say('changes.none') : say('changes', { count })}
      </span>
      <Button look="plain" aria-disabled={found.length === 0} data-keys="F8" onClick={nextCheck}>
        {found.length === 0 ? say('checks.none') : say('checks', { count: found.length })}
      </Button>
      <PlannersHere
        others={others}
        board={board}
        onGo={({ at: on, first }) =>
          on && shown.first <= on.day && on.day <= shown.last ? onDay(on.employeeId, on.day) : address.goTo(first)
        }
      />
      <OpenSubmissions submissions={approval.data?.submissions ?? []} />
      {approval.data?.mayApprove && !isInLists && isWide && <ToDeclare shown={shown} />}
      {!isInLists && (
        <div className={styles.chosen}>
          <ChosenDays {...{ chosen, edits, reported, rules, checks, board, address, pins }} />
          <ChosenWishes shown={shown} noted={noted} asked={wishing} onClose={() => setWishing(undefined)} />
          <ChosenNote shown={shown} noted={noted} asked={asked} onAsk={setAsked} />
          <FindCover hotel={shown.hotel} {...{ chosen, edits, rules, board, address }} />
          <EditShift hotel={shown.hotel} {...{ chosen, edits, rules, board, address }} />
        </div>
      )}
      <PinnedLeft pins={pins} />
      <KeptDrafts edits={edits} />
      <PlanFault edits={edits} />
      {pasteFault && !edits.failure && <PasteFaultNote fault={pasteFault} onClose={onCloseFault} />}
      {!isInLists && <TouchTools mode={touch} />}
      <UndoRedo edits={edits} steps={state.steps} />
      {isWide && (
        <>
          <IconButton
            icon={IconUserQuestion}
            label={say('open.show')}
            aria-pressed={openRows.isAll}
            onClick={openRows.toggle}
          />
          <IconButton icon={IconTemplate} label={say('templates')} onClick={() => setDialog('templates')} />
          <IconButton icon={IconUsersGroup} label={say('needs')} onClick={() => setDialog('needs')} />
          <IconButton
            icon={IconChecks}
            label={sayPublications('confirmations')}
            onClick={() => setDialog('published')}
          />
          <IconButton icon={IconCopy} label={say('copy')} onClick={() => setDialog('copy')} />
        </>
      )}
      <PlanMenu {...{ shown, address, chosen }} onTool={isWide ? undefined : setDialog}>
        {!isWide && !isInLists && (
          <ActionItem isTicked={openRows.isAll} onClick={openRows.toggle}>
            {say('open.show')}
          </ActionItem>
        )}
        {!isInLists && (
          <SplitItems hotel={shown.hotel} {...{ chosen, board }} now={edits.now} days={address.days} onSplit={split} />
        )}
        {!isInLists && <SeriesItems onSeries={onSeries} />}
        {!isInLists && noted && <ActionItem onClick={() => setAsked(noted)}>{sayNotes('menu')}</ActionItem>}
        {!isInLists && noted && <ActionItem onClick={() => setWishing(noted)}>{sayNotes('wishes')}</ActionItem>}
        {!isStill && <ActionItem onClick={() => setDialog('discard')}>{say('discard')}</ActionItem>}
      </PlanMenu>
      {!isInLists && (
        <Button className={styles.roomy} aria-disabled={isStill} onClick={() => isStill || setDialog('discard')}>
          {say('discard')}
        </Button>
      )}
      <Button
        look="solid"
        aria-disabled={isStill || approval.isPending}
        onClick={() => isStill || approval.isPending || setDialog('publish')}
      >
        {say(isSubmitted ? 'submit' : 'publish')}
      </Button>
      {dialogOfSplit}
      <PlanDialogs
        {...{ dialog, shown, address, board, isSubmitted, count, chosen }}
        now={edits.now}
        onClose={() => setDialog(undefined)}
      />
    </section>
  );
}

/** The day with the focus, if it is one of a person. */
function notedDay({ people: [employee, ...others], dates: [date, ...more] }: Chosen, { resources }: Board) {
  if (employee === undefined || date === undefined || others.length + more.length > 0 || isOpenRow(employee)) return;
  const person = resources.find(({ employeeId }) => employeeId === employee);
  return person && { employee, name: person.title, date };
}
