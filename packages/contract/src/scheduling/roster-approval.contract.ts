import { z } from 'zod';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { Declaring, Publication, PublicationPreview, ShortNotice } from './plan-publication';

/** What became of a submitted roster; `replaced` by a newer one of the same account. */
export const submissionStates = ['waiting', 'approved', 'sentBack', 'replaced'] as const;

/** A part of the plan that a planner submitted to be approved. */
export type Submission = z.infer<typeof Submission>;
const Submission = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(submissionStates),
  first: z.string(),
  last: z.string(),
  people: z.int(),
  items: z.int().meta({ description: 'Changes that it would publish' }),
  by: z.string().nullable(),
  isOwn: z.boolean().meta({ description: 'Submitted by the account itself, which therefore cannot approve it' }),
  submittedAt: z.string(),
  remark: z.string().nullable(),
  answer: z.string().nullable().meta({ description: 'Why it was sent back' }),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
});

const Remark = z
  .string()
  .trim()
  .max(1000, 'Use up to 1000 characters.')
  .nullable()
  .default(null)
  .meta({ description: 'For those who approve' });

const OfSubmission = z.object({ hotel: CompanyId, id: Id });
const Seen = OfSubmission.extend({ version: z.int().min(1).meta({ description: 'As last read' }) });

export const rosterApprovalContract = {
  list: route({
    method: 'GET',
    path: '/roster-approval/list',
    summary:
      'The submitted rosters that the account may approve, and its own that are waiting or were sent back; whether the hotel wants rosters to be approved',
    access: 'session',
    query: OfHotel,
    reply: z.object({
      isNeeded: z.boolean().meta({ description: 'Planners without the right to approve submit, and do not publish' }),
      mayApprove: z.boolean(),
      submissions: z.array(Submission).meta({ description: 'The oldest first' }),
    }),
  }),
  read: route({
    method: 'GET',
    path: '/roster-approval/read',
    summary:
      'What approving a submitted roster would change for which people, and what was changed since it was submitted',
    access: 'session',
    query: OfSubmission,
    reply: z.object({
      submission: Submission,
      preview: PublicationPreview,
      changed: z.array(z.object({ employeeId: z.int().nullable(), name: z.string(), day: z.string() })).meta({
        description:
          'Where the drafts are no longer those that were submitted; it cannot be approved then. Without an employee: in the open shifts of the department named',
      }),
    }),
  }),
  submit: route({
    method: 'POST',
    path: '/roster-approval/submit',
    summary:
      'Submit drafts to those who approve, exactly those seen in the preview. They stay drafts that can be changed; a newer submission of the account replaces what it submitted before of the same items.',
    access: 'session',
    body: Publication.extend({
      drafts: z
        .array(z.object({ id: Id, version: z.int().min(1) }))
        .min(1)
        .max(50_000),
      remark: Remark,
    }),
    reply: z.object({ submission: Submission }),
  }),
  approve: route({
    method: 'POST',
    path: '/roster-approval/approve',
    summary:
      'Approve a submitted roster of somebody else, which publishes exactly what was submitted: all or nothing, with the reasons that publishing needs. Rejected if a draft was changed since.',
    access: 'session',
    body: Seen.extend({
      reason: z.string().max(500).nullable().default(null),
      shortNotice: ShortNotice.default({ agreed: [], reason: null }),
      declaring: Declaring.default({ past: false, unplanned: [] }),
    }),
    reply: z.object({ published: z.int(), people: z.int() }),
  }),
  sendBack: route({
    method: 'POST',
    path: '/roster-approval/send-back',
    summary: 'Send a submitted roster back to its planner, with remarks; its drafts stay',
    access: 'session',
    body: Seen.extend({
      answer: z.string().trim().min(1, 'Enter what should be different.').max(1000, 'Use up to 1000 characters.'),
    }),
    reply: z.object({}),
  }),
};
