import type { PlanChange, PlanWay } from '@horae/contract/scheduling/plan-changes';
import type { KeptDraft, PlanChanged, PlanDraft, PlanState } from '@horae/contract/scheduling/plan-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { everyBoard } from '../board.queries';
import type { Board } from '../model/board.rules';
import type { LocalDays } from '../model/local-days.rules';
import { useStable } from '../use-stable';
import { draftsAhead } from './model/draft-ahead.rules';
import { type PlanNow, planNow } from './model/plan-now.rules';
import { keepAnswer, type PlanDays, planKey, sendChange, sendUndo } from './planning.queries';
import { planningWords } from './planning.words';

/** Works out the changes of an action from the plan as it is when it is sent. */
type Work = (now: PlanNow) => PlanChange[];

/** Whether the plan still is as the planner saw it. */
type IsAsSeen = (now: PlanNow) => boolean;

type Change = { key: string; kind: 'change'; way: PlanWay; work: Work; isAsSeen: IsAsSeen; isRepeated?: true };
type Action = Change | { key: string; kind: 'undo'; again: boolean };

export interface PlanEdits {
  /** The drafts with every action that is still on its way. */
  drafts: readonly PlanDraft[];
  now: PlanNow;
  isSaving: boolean;
  /** Why the last action was not saved; the actions after it wait if no reply came. */
  failure: { error: unknown; isUnsent: boolean; overtaken?: Change } | null;
  /** Why the last action stays a draft although the hotel publishes single changes at once. */
  kept: KeptDraft | null;
  /** Not made, but kept, if somebody else has changed meanwhile what the planner saw. */
  change: (way: PlanWay, work: Work, isAsSeen?: IsAsSeen) => void;
  undo: (again: boolean) => void;
  retry: () => void;
  /** Makes the change that was overtaken in the plan as it is now. */
  repeat: () => void;
  dismiss: () => void;
}

interface Editing {
  board: Board;
  days: LocalDays;
  shown: PlanDays;
  state: PlanState | undefined;
  onRefused: () => void;
}

const noDrafts: readonly PlanDraft[] = [];
const isUnsent = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Sends the actions of a planner one after the other, and shows what they will come to before the replies. */
export function usePlanEdits({ board, days, shown, state, onRefused }: Editing): PlanEdits {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Action[]>([]);
  const [failure, setFailure] = useState<PlanEdits['failure']>(null);
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const queue = useRef<Action[]>([]);
  const isBusy = useRef(false);
  const latest = useRef({ board, shown, zone: days.zone });
  useLayoutEffect(() => {
    latest.current = { board, shown, zone: days.zone };
  });

  const confirmed = state?.drafts ?? noDrafts;
  const ahead = useMemo(() => {
    let drafts = confirmed;
    for (const action of waiting) {
      if (action.kind !== 'change') continue;
      const now = planNow(board, drafts, days.zone);
      const changes = attempted(() => action.work(now));
      drafts = draftsAhead(drafts, changes, now, (id) => holderOf(board, id));
    }
    return drafts;
  }, [board, confirmed, waiting, days]);
  const now = useMemo(() => planNow(board, ahead, days.zone), [board, ahead, days]);

  async function take(changed: PlanChanged, period: PlanDays): Promise<void> {
    // What is published at once stays on screen as a draft until the published plan has it.
    if (changed.isPublished) await client.refetchQueries({ queryKey: everyBoard(period.hotel), type: 'active' });
    await keepAnswer(client, period, changed);
    setKept(changed.kept);
  }

  async function send(action: Action): Promise<void> {
    const { board: published, shown: period, zone } = latest.current;
    const known = client.getQueryData<PlanState>(planKey(period));
    if (action.kind === 'undo') {
      const step = action.again ? known?.steps.redo : known?.steps.undo;
      if (!step) return;
      await take(await sendUndo({ ...period, step, again: action.again }, action.key), period);
      return;
    }
    const current = planNow(published, known?.drafts ?? noDrafts, zone);
    if (!action.isAsSeen(current)) throw new Overtaken();
    const changes = action.work(current);
    if (changes.length === 0 && action.isRepeated) throw new Error(planningWords.say('nothingToRepeat'));
    if (changes.length === 0) return;
    await take(await sendChange({ ...period, way: action.way, changes }, action.key), period);
  }

  async function work(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    while (queue.current[0]) {
      try {
        await send(queue.current[0]);
        setFailure((before) => (before?.isUnsent ? null : before));
      } catch (error) {
        setFailure({ error, isUnsent: isUnsent(error), ...(isOvertaken(error) && overtakenOf(queue.current[0])) });
        if (isUnsent(error)) break;
        onRefused();
      }
      queue.current.shift();
      setWaiting([...queue.current]);
    }
    isBusy.current = false;
  }

  const isWaiting = waiting.length > 0;
  const retry = useStable(() => void work());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, retry]);

  function add(action: Action): void {
    setFailure((before) => (before?.isUnsent ? before : null));
    queue.current.push(action);
    setWaiting([...queue.current]);
    void work();
  }

  return {
    drafts: ahead,
    now,
    isSaving: isWaiting,
    failure,
    kept,
    change: (way, plan, isAsSeen = always) =>
      add({ key: newKey(), kind: 'change', way, work: (of) => plannedHere(of, plan(of)), isAsSeen }),
    undo: (again) => add({ key: newKey(), kind: 'undo', again }),
    retry,
    repeat: () => {
      const overtaken = failure?.overtaken;
      if (overtaken) add({ ...overtaken, key: newKey(), isAsSeen: always, isRepeated: true });
    },
    dismiss: () => {
      setFailure(null);
      setKept(null);
    },
  };
}

/** Somebody else changed what the planner saw, before the change was sent. */
class Overtaken extends Error {}

const always = () => true;
const isOvertaken = (error: unknown) => error instanceof Overtaken || isOutdated(error);
const overtakenOf = (action: Action) => (action.kind === 'change' ? { overtaken: action } : {});

/** Refuses changes of days on which others plan a person. */
function plannedHere(now: PlanNow, changes: PlanChange[]): PlanChange[] {
  const isHere = ({ item }: PlanChange) => !item || now.isListed(item.employeeId, item.start.slice(0, 10));
  if (!changes.every(isHere)) throw new Error(planningWords.say('elsewhere'));
  return changes;
}

/** An action that cannot be worked out any more is refused when it is sent. */
function attempted(work: () => PlanChange[]): PlanChange[] {
  try {
    return work();
  } catch {
    return [];
  }
}

function holderOf(board: Board, id: number): number | undefined {
  for (const [employee, shifts] of board.shiftsOf) if (shifts.some((shift) => shift.id === id)) return employee;
  return undefined;
}
