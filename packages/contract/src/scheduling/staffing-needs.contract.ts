import { z } from 'zod';
import { Day } from '../day';
import { Id, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import {
  mostNeeds,
  NeedDays,
  needSources,
  StaffingNeed,
  StaffingNeedFields,
  StaffingNeeds,
  Weekday,
} from './staffing-need-rows';

const Range = { hotel: CompanyId, first: Day, last: Day };
const One = { id: Id, version: Version };

export const staffingNeedsContract = {
  list: route({
    method: 'GET',
    path: '/staffing-needs/list',
    summary: 'What is needed between two days in the departments in which the account plans',
    access: 'session',
    query: z.object(Range),
    reply: StaffingNeeds,
  }),
  days: route({
    method: 'GET',
    path: '/staffing-needs/days',
    summary:
      'How many people are needed at which moments of these days, per department, job title and skill; a need belongs to the day on which it begins, and that of the evening before the first day is included',
    access: 'session',
    query: z.object(Range),
    reply: NeedDays,
  }),
  add: route({
    method: 'POST',
    path: '/staffing-needs/add',
    summary: 'Add needs of departments: all or nothing. The same hours of the same weekday or day are needed once.',
    access: 'session',
    body: OfHotel.extend({
      source: z.enum(needSources).default('typed'),
      needs: z.array(StaffingNeedFields).min(1).max(mostNeeds),
    }),
    status: 201,
    reply: z.object({ needs: z.array(StaffingNeed) }),
  }),
  change: route({
    method: 'POST',
    path: '/staffing-needs/change',
    summary:
      'Change a need. With a later first day than before, it stays as it was until the day before that, and a new need begins.',
    access: 'session',
    body: OfHotel.extend({ ...One, need: StaffingNeedFields }),
    reply: z.object({ need: StaffingNeed }),
  }),
  copy: route({
    method: 'POST',
    path: '/staffing-needs/copy',
    summary:
      'Need on other weekdays what is needed in a department on one, from a day on; what was needed on them ends',
    access: 'session',
    body: OfHotel.extend({
      departmentId: Id,
      weekday: Weekday,
      to: z.array(Weekday).min(1, 'Choose at least one weekday.').max(7),
      firstDay: Day,
    }),
    reply: z.object({ needs: z.array(StaffingNeed) }),
  }),
  remove: route({
    method: 'POST',
    path: '/staffing-needs/remove',
    summary: 'Delete needs, or end them the day before another day: all or nothing',
    access: 'session',
    body: OfHotel.extend({
      needs: z.array(z.object(One)).min(1).max(mostNeeds),
      from: Day.nullable()
        .default(null)
        .meta({ description: 'From which day on they are no longer needed; null: they never were' }),
    }),
    reply: z.object({}),
  }),
};
