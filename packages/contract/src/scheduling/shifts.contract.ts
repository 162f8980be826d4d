import { z } from 'zod';
import { CostPlace } from '../cost-place';
import { Id } from '../fields';
import { WallMoment } from '../moment';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { ShiftType, StaffEvent } from './staff-timeline.contract';

/** The statuses a user can set; a clock record shows that a shift was worked. */
export const rosterStatuses = ['planned', 'confirmed', 'absent', 'cancelled'] as const;
/** The hotel's plan, and what was declared to the state. */
export const shiftLayers = ['planned', 'declared'] as const;
/** What a day without work is declared as: a rest day, or one on which a part-timer does not work. */
export const freeDayKinds = ['rest', 'nonWorking'] as const;

/** Where and as what a shift is worked; null: where and as what its person works on that day. */
export type ShiftPlace = z.infer<typeof ShiftPlace>;
export const ShiftPlace = z.object({
  departmentId: z.int().nullable(),
  department: z.string().nullable(),
  jobTitle: z.string().nullable(),
  workCentreId: z.int().nullable().meta({ description: 'Null: that of the department, or of its person' }),
  workCentre: z.string().nullable(),
  costPlace: z.string().nullable().meta({ description: 'Null: that of the department where it is worked' }),
  skill: z.string().nullable().meta({ description: 'Needed beside those that the job needs' }),
});

const usualPlace = 'Null: as its person on that day. Not given: a shift keeps what it has';
export const JobTitle = z.string().trim().max(80, 'Use up to 80 characters.');
/** As long as a skill of a person may be. */
export const Skill = z.string().trim().max(80, 'Use up to 80 characters.');

/**
 * A shift to create or change. A moment without an offset is local to the hotel; leave lasts from local midnight to
 * local midnight.
 */
export const ShiftDraft = z.object({
  id: Id.optional(),
  hotel: CompanyId,
  employeeId: Id,
  typeOfShift: ShiftType,
  start: WallMoment,
  end: WallMoment,
  breakMinutes: z.int().min(0).max(480).default(0),
  status: z.enum(rosterStatuses).default('planned'),
  notes: z.string().max(500).nullable().default(null),
  departmentId: Id.nullable()
    .optional()
    .meta({ description: `Where it is worked. ${usualPlace}` }),
  jobTitle: JobTitle.nullable()
    .optional()
    .meta({ description: `As what it is worked. ${usualPlace}` }),
  workCentreId: Id.nullable().optional().meta({
    description:
      'Where it is worked. Null: that of the department, or of its person. Not given: a shift keeps what it has',
  }),
  costPlace: CostPlace.nullable().optional().meta({
    description: 'What it is charged to. Null: that of the department. Not given: a shift keeps what it has',
  }),
  skill: Skill.nullable().optional().meta({
    description:
      'What its person must be able or allowed to do, beside what the job needs. Null: nothing. Not given: a shift keeps what it has',
  }),
});
export type ShiftDraft = z.output<typeof ShiftDraft>;

/** What justifies a change of the published roster. */
const justification = {
  reason: z.string().trim().max(500, 'Use up to 500 characters.').nullable().default(null).meta({
    description: 'Why it is made although it is against the law, or within the notice time without agreement',
  }),
  agreed: z
    .array(Id)
    .max(2)
    .default([])
    .meta({ description: 'Who agreed to a change of their work that begins within the notice time' }),
};

const VersionedShift = z.object({ shift: StaffEvent, version: z.int(), place: ShiftPlace });
export type VersionedShift = z.infer<typeof VersionedShift>;

export const shiftsContract = {
  read: route({
    method: 'GET',
    path: '/stafftimer/shifts/:id',
    summary: 'One shift with its version',
    access: 'session',
    params: z.object({ id: Id }),
    query: OfHotel,
    reply: VersionedShift,
  }),
  save: route({
    method: 'POST',
    path: '/stafftimer/shifts/save',
    summary:
      'Plan a shift, or change the one whose id and version are given, with the right to plan; an overlap is rejected, and so is leave of others without the right to approve; what is newly against the law needs that right and a reason, work that begins within the notice time an agreement or a reason',
    access: 'session',
    body: z.object({
      shift: ShiftDraft,
      version: z.int().min(1).optional(),
      ...justification,
    }),
    reply: VersionedShift,
  }),
  remove: route({
    method: 'POST',
    path: '/stafftimer/shifts/remove',
    summary:
      'Take a planned shift off the roster, with the right to plan; leave of others with that to approve; work that begins within the notice time needs an agreement or a reason',
    access: 'session',
    body: z.object({ hotel: CompanyId, id: Id, version: z.int().min(1), ...justification }),
    reply: z.object({}),
  }),
};
