import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { AnyChange, mostPlanChanges, planWays } from './plan-changes';
import { Changed, PlanRead, Steps } from './plan-drafts';
import { PlanCleared, PlanCopied } from './plan-fills';
import { ShiftsUnderLeave } from './plan-leave';
import { PlanRange, Publication, PublicationPreview } from './plan-publication';
import { DraftsToPublish, LeaveGrant, PlanClear, PlanCopy } from './plan-requests';
import { PlanRules } from './plan-rules';

export const planningContract = {
  read: route({
    method: 'GET',
    path: '/planning/drafts',
    summary: 'The drafts between two days of the people that the account plans, with the checks of their plans',
    access: 'session',
    query: z.object(PlanRange),
    reply: PlanRead,
  }),
  rules: route({
    method: 'GET',
    path: '/planning/rules',
    summary:
      'What the plans of these days are checked by, for all people that the account plans: their work from two weeks before to one week after, and what law, agreements and approvals allow',
    access: 'session',
    writes: 'bulk',
    query: z.object(PlanRange),
    reply: PlanRules,
  }),
  change: route({
    method: 'POST',
    path: '/planning/change',
    summary:
      'Change the draft of a plan by one action of any number of items: all or nothing, one step to undo. What cannot be worked is rejected, and so is a change of something that somebody else has changed since.',
    access: 'session',
    body: z.object({
      ...PlanRange,
      way: z.enum(planWays),
      changes: z.array(AnyChange).min(1).max(mostPlanChanges),
    }),
    reply: Changed,
  }),
  copy: route({
    method: 'POST',
    path: '/planning/copy',
    summary:
      'Copy the shifts and days off of other days onto these as drafts, as one action, open shifts with them; leave is not copied. With `dryRun` it only says what would be copied.',
    access: 'session',
    body: PlanCopy,
    reply: PlanCopied,
  }),
  clear: route({
    method: 'POST',
    path: '/planning/clear',
    summary:
      'Take shifts, days off or both off these days as one action; leave stays. With `dryRun` it only says what it would do.',
    access: 'session',
    body: PlanClear,
    reply: PlanCleared,
  }),
  shiftsUnderLeave: route({
    method: 'GET',
    path: '/planning/leave',
    summary: 'The published shifts of a person on days of a leave',
    access: 'session',
    query: z.object({ hotel: CompanyId, employee: Id, first: Day, last: Day }),
    reply: ShiftsUnderLeave,
  }),
  grantLeave: route({
    method: 'POST',
    path: '/planning/leave',
    summary:
      'Grant a leave, or change the one whose id and version are given, and decide what happens to each shift on its days: left open, taken off the plan, or assigned to somebody; published at once as one action that can be undone, with the rights to plan and approve',
    access: 'session',
    body: LeaveGrant,
    reply: z.object({ id: z.int(), version: z.int(), steps: Steps }),
  }),
  undo: route({
    method: 'POST',
    path: '/planning/undo',
    summary: 'Undo the last action of the account in the draft of a plan, or do it again',
    access: 'session',
    body: z.object({
      ...PlanRange,
      step: Id.meta({ description: 'The action as last read' }),
      again: z.boolean().default(false).meta({ description: 'Do it again instead' }),
    }),
    reply: Changed,
  }),
  preview: route({
    method: 'POST',
    path: '/planning/preview',
    summary: 'What publishing would change for which people, and the checks that are still open',
    access: 'session',
    body: Publication,
    reply: PublicationPreview,
  }),
  publish: route({
    method: 'POST',
    path: '/planning/publish',
    summary:
      'Publish the drafts between two days: all or nothing, exactly those seen in the preview. A plan against the law needs the right to approve and a reason; changes within the notice time need the agreement of each person or a reason.',
    access: 'session',
    body: DraftsToPublish,
    reply: z.object({ published: z.int(), people: z.int() }),
  }),
  discard: route({
    method: 'POST',
    path: '/planning/discard',
    summary: 'Give up the drafts between two days; everybody’s plan stays as published',
    access: 'session',
    body: Publication,
    reply: Changed,
  }),
};
