import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { RequestOf } from '@horae/contract/route';
import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { AnyChanged, PlanChanged, PlanState } from '@horae/contract/scheduling/plan-drafts';
import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { everyBoard } from '../board.queries';
import { changeToSend, draftOfRow } from './model/open-plan.rules';

/** The days of a plan on screen. */
export interface PlanDays {
  hotel: number;
  first: string;
  last: string;
}

type Change = Omit<RequestOf<typeof planningContract.change>['body'], 'changes'> & { changes: PlanChange[] };
type Undo = RequestOf<typeof planningContract.undo>['body'];
type Publish = RequestOf<typeof planningContract.publish>['body'];

export const planKey = ({ hotel, first, last }: PlanDays) => [...everyBoard(hotel), 'plan', first, last];

/** The drafts of the days on screen. */
export const planQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: planKey(days),
    queryFn: async ({ signal }): Promise<PlanState> => {
      const state = await call(planningContract.read, { query: days }, signal);
      return { ...state, drafts: state.drafts.map(draftOfRow) };
    },
    meta: { ofHotel: true },
  });

/** What the plans of these days are checked by while they are changed. */
export const rulesQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: [...planKey(days), 'rules'],
    queryFn: ({ signal }) => call(planningContract.rules, { query: days }, signal),
    meta: { ofHotel: true },
  });

/** Sends an action; the same key may be sent again when no reply came. */
export const sendChange = async (body: Change, idempotencyKey: string): Promise<PlanChanged> =>
  changedOf((await callTagged(planningContract.change, { body: bodyOf(body) }, { idempotencyKey })).answer);

const bodyOf = (body: Change) => ({ ...body, changes: body.changes.map(changeToSend) });
export const changedOf = (changed: AnyChanged): PlanChanged => ({ ...changed, drafts: changed.drafts.map(draftOfRow) });

export const sendUndo = async (body: Undo, idempotencyKey: string): Promise<PlanChanged> =>
  changedOf((await callTagged(planningContract.undo, { body }, { idempotencyKey })).answer);

/** Keeps what a change answered, so that nothing has to be loaded again. */
export async function keepAnswer(client: QueryClient, days: PlanDays, changed: PlanChanged): Promise<void> {
  const queryKey = planKey(days);
  await client.cancelQueries({ queryKey });
  client.setQueryData<PlanState>(queryKey, (before) => before && merged(before, changed));
}

function merged(before: PlanState, { drafts, open, gone, checked, findings, steps }: PlanChanged): PlanState {
  const replaced = new Set([...drafts.map(({ id }) => id), ...gone]);
  const rechecked = new Set(checked);
  return {
    ...before,
    open,
    drafts: [...before.drafts.filter(({ id }) => !replaced.has(id)), ...drafts],
    checked: [...before.checked.filter((id) => !rechecked.has(id)), ...checked],
    findings: [...before.findings.filter(({ employeeId }) => !rechecked.has(employeeId)), ...findings],
    steps,
  };
}

type Copy = Pick<RequestOf<typeof planningContract.copy>['body'], 'from' | 'replace' | 'withPeople'>;

/** What copying would do, without doing it. */
export const copyPreviewQuery = (days: PlanDays, wish: Copy) =>
  queryOptions({
    queryKey: [...planKey(days), 'copy', wish.from, wish.replace, wish.withPeople],
    queryFn: ({ signal }) => call(planningContract.copy, { body: { ...days, ...wish, dryRun: true } }, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const copyPlan = (days: PlanDays, idempotencyKey: string, done: string) =>
  mutationOptions({
    mutationFn: async (wish: Copy) => {
      const { answer } = await callTagged(planningContract.copy, { body: { ...days, ...wish } }, { idempotencyKey });
      // Without loading it again, so that the dialog closes at once and Ctrl+Z right after it undoes this action.
      if (answer.changed) await keepAnswer(queryClient, days, changedOf(answer.changed));
      return answer;
    },
    meta: { done, showsError: true },
  });

/** What publishing would change for whom. */
export const previewQuery = (days: PlanDays, part: { departments: number[]; employees: number[] }) =>
  queryOptions({
    queryKey: [...planKey(days), 'preview', part.departments.join(), part.employees.join()],
    queryFn: ({ signal }) => call(planningContract.preview, { body: { ...days, ...part } }, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const publishPlan = (days: PlanDays, idempotencyKey: string, done: string) =>
  mutationOptions({
    mutationFn: async (
      more: Pick<Publish, 'drafts' | 'reason' | 'departments' | 'employees' | 'shortNotice' | 'declaring'>,
    ) => (await callTagged(planningContract.publish, { body: { ...days, ...more } }, { idempotencyKey })).answer,
    meta: { refreshes: everyBoard(days.hotel), done, showsError: true },
  });

export const discardPlan = (days: PlanDays, done: string) =>
  mutationOptions({
    mutationFn: async () =>
      keepAnswer(queryClient, days, changedOf(await call(planningContract.discard, { body: days }))),
    meta: { done },
  });

/** The longest range of which declarations are compared. */
const comparedDays = 31;

/** Who is still to be declared in the days on screen, and until when. */
export const toDeclareQuery = ({ hotel, first, last }: PlanDays) => {
  const end = addDays(first, comparedDays - 1);
  const query = { hotel, from: first, to: end < last ? end : last, perPage: 1 };
  return queryOptions({
    queryKey: ['declarations', 'to-declare', query],
    queryFn: ({ signal }) => call(declarationsContract.board, { query }, signal),
    select: ({ differing, nextDue, sendsSchedules }) => ({ people: sendsSchedules ? differing : 0, nextDue }),
    meta: { ofHotel: true },
  });
};
