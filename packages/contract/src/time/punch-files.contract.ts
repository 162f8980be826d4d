import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { HowToRead } from '../read-file';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { Zone } from './clock-device-fields';
import { punchSources } from './punches.contract';
import { PunchReport, punchFields, Some } from './terminals.contract';
import { HeldRecords, heldVerdicts, mostHeldAtOnce, WaitingGroup, WaitingPunch } from './waiting-punches';

export const punchFilesContract = {
  run: route({
    method: 'POST',
    path: '/punches/import',
    summary:
      'Read an uploaded file of punches (`attlog.dat` of a terminal, XLSX, ODS or CSV) into a hotel; lines with errors are left out and reported; with `dryRun` nothing is written',
    access: 'hotel-admin',
    writes: 'bulk',
    body: OfHotel.extend({
      /** Address of the uploaded file. */
      file: z.string().max(200),
      ...HowToRead,
      /** The terminal that wrote the file. */
      device: Id.nullable().default(null),
      /** The zone of the times in the file; default that of the terminal, otherwise that of the hotel. */
      zone: Zone.nullable().default(null),
      dayOrder: z.enum(['dmy', 'mdy']).default('dmy'),
      /** Which column is what; of a log only the direction, where empty means that no column has it. */
      mapping: z.partialRecord(z.enum(punchFields), z.string().max(200)).optional(),
      /** Whether punches that are too old for a work card in time get one; otherwise they only count as worked. */
      declareOld: z.boolean().default(false),
      dryRun: z.boolean(),
    }),
    reply: PunchReport,
  }),
  waiting: route({
    method: 'GET',
    path: '/punches/waiting/list',
    summary: 'Punches waiting to be assigned to a person, by code and reason, newest first',
    access: 'hotel-admin',
    query: pageQuery(25).extend({ hotel: CompanyId }),
    reply: z.object({ total: z.int(), groups: z.array(WaitingGroup) }),
  }),
  waitingPunches: route({
    method: 'GET',
    path: '/punches/waiting/punches',
    summary: 'The waiting punches of one code and reason, the newest 200',
    access: 'hotel-admin',
    query: OfHotel.extend({
      code: z.string().max(200),
      source: z.enum(punchSources),
      reason: z.string().max(500).optional(),
    }),
    reply: z.object({ punches: z.array(WaitingPunch) }),
  }),
  held: route({
    method: 'GET',
    path: '/punches/waiting/held',
    summary: 'The records that wait although they could be read, by terminal and reason, the most first',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({ held: z.array(HeldRecords) }),
  }),
  decideHeld: route({
    method: 'POST',
    path: '/punches/waiting/decide',
    summary:
      'Accept or ignore all records of one terminal that wait for one reason; refused if there are not as many as `count`. Neither can be undone',
    access: 'hotel-admin',
    body: OfHotel.extend({
      device: Id,
      reason: z.string().max(500).refine(isNotBlank, 'Choose a reason.'),
      count: z.int().min(1).max(mostHeldAtOnce, `Choose up to ${mostHeldAtOnce} records at once.`),
      verdict: z.enum(heldVerdicts),
      why: z.string().trim().max(500).refine(isNotBlank, 'Enter a reason.'),
    }),
    reply: z.object({
      decided: z.int(),
      left: z.int().meta({ description: 'Still waiting: nobody has their code, or they are in the future' }),
    }),
  }),
  assign: route({
    method: 'POST',
    path: '/punches/waiting/assign',
    summary:
      'Assign waiting punches to a person: the whole group, and from now on all of an unknown code; with `ids` only these, and later ones wait again',
    access: 'hotel-admin',
    body: Some.extend({ employeeId: Id }),
    reply: z.object({ taken: z.int() }),
  }),
  ignore: route({
    method: 'POST',
    path: '/punches/waiting/ignore',
    summary: 'Leave a group out, or with `ids` only these of it, with the reason; they stay in the database',
    access: 'hotel-admin',
    body: Some.extend({ why: z.string().trim().max(500).refine(isNotBlank, 'Enter a reason.') }),
    reply: z.object({ ignored: z.int() }),
  }),
};
