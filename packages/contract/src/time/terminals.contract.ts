import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { pageQuery } from '../page-query';
import { HowToRead, ReadFile } from '../read-file';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { Zone } from './clock-devices.contract';
import { punchDirections, punchSources } from './punches.contract';

/** The fields that a column of a punch file can contain. */
export const punchFields = ['code', 'time', 'date', 'timeOfDay', 'direction'] as const;
/** The state of a punch that could not be assigned to an employee. */
export const waitingStates = ['waiting', 'matched', 'ignored'] as const;
export const punchVerdicts = ['added', 'already there', 'waiting', 'fault'] as const;

/** How somebody showed a terminal who they are. */
export const verifications = ['finger', 'face', 'card', 'palm', 'password'] as const;

const ReadRow = z.object({
  line: z.int(),
  code: z.string(),
  wall: z.string().meta({ description: 'Local time as it is in the file' }),
  direction: z.enum(punchDirections).nullable(),
  verification: z.enum(verifications).nullable(),
});

export type PunchReport = z.infer<typeof PunchReport>;
export const PunchReport = z.object({
  /** The recognised layout; if null, a mapping must name the columns. */
  layout: z.string().nullable(),
  ...ReadFile,
  heading: z.array(z.string()),
  /** Whether the columns are those of the last file with these headings. */
  isAsLastTime: z.boolean(),
  /** Whether this is a log of a terminal, in which only the column of the direction is in doubt. */
  isLog: z.boolean(),
  /** Which column was read as what. */
  columns: z.partialRecord(z.enum(punchFields), z.string()),
  /** The first rows as they were read. */
  preview: z.array(ReadRow),
  rows: z.array(
    z.object({
      line: z.int(),
      verdict: z.enum(punchVerdicts),
      sentence: z.string(),
      text: z.string().optional().meta({ description: 'The line as it is in the file, if it is at fault' }),
    }),
  ),
  /** New punches for which it is too late to send a work card in time; 0 if the hotel sends none. */
  old: z.int(),
  isWritten: z.boolean(),
});

/** Unassigned punches with the same code and the same reason. */
export type WaitingGroup = z.infer<typeof WaitingGroup>;
const WaitingGroup = z.object({
  code: z.string(),
  source: z.enum(punchSources),
  reason: z.string().nullable().meta({ description: 'Null: nobody has this code' }),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  devices: z.array(z.string()),
  owner: z.int().nullable().meta({ description: 'The employee who has this code, or one that looks like it' }),
});

/** What to do with all records of one terminal that wait for one reason. */
export const heldVerdicts = ['accept', 'ignore'] as const;

/** The most records that are decided at once. */
export const mostHeldAtOnce = 2000;

/** Records of one terminal that wait for one reason, of whatever code. */
export type HeldRecords = z.infer<typeof HeldRecords>;
const HeldRecords = z.object({
  device: z.object({ id: z.int(), name: z.string() }),
  reason: z.string(),
  count: z.int(),
  people: z.int().meta({ description: 'The people whose codes they have' }),
  acceptable: z.int().meta({ description: 'Those that have a person and a time that is not in the future' }),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** One punch of the group. */
export type WaitingPunch = z.infer<typeof WaitingPunch>;
const WaitingPunch = z.object({
  id: z.int(),
  at: z.string(),
  direction: z.enum(punchDirections).nullable(),
  device: z.string().nullable(),
});

const OfHotel = z.object({ hotel: CompanyId });
const Group = z.object({
  code: z.string().max(200),
  source: z.enum(punchSources),
  reason: z.string().max(500).nullable().default(null),
});
/** Some punches of a group, or all of them if `ids` is null. */
const Some = OfHotel.extend(Group.shape).extend({
  ids: z.array(Id).min(1, 'Choose at least one punch.').max(200, 'Choose up to 200 punches.').nullable().default(null),
});

/** A terminal identifies itself in the query; we ignore its other parameters. */
const Terminal = z.object({ SN: z.string().max(40) });

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

export const terminalsContract = {
  handshake: route({
    method: 'GET',
    path: '/iclock/cdata',
    summary: 'ADMS: what a registered terminal should send, how often, and in which time zone',
    access: 'device',
    bearer: 'serial',
    writes: 'text',
    query: Terminal,
    reply: z.string(),
  }),
  push: route({
    method: 'POST',
    path: '/iclock/cdata',
    summary:
      'ADMS: records of a registered terminal; those of the table ATTLOG become punches, others are acknowledged',
    access: 'device',
    bearer: 'serial',
    takes: 'text',
    writes: 'text',
    query: Terminal.extend({ table: z.string().max(40).optional(), Stamp: z.string().max(40).optional() }),
    body: z.string(),
    reply: z.string(),
  }),
  poll: route({
    method: 'GET',
    path: '/iclock/getrequest',
    summary: 'ADMS: a registered terminal asks for commands; there are none',
    access: 'device',
    bearer: 'serial',
    writes: 'text',
    query: Terminal,
    reply: z.string(),
  }),
  ping: route({
    method: 'GET',
    path: '/iclock/ping',
    summary: 'ADMS: a registered terminal says that it is there',
    access: 'device',
    bearer: 'serial',
    writes: 'text',
    query: Terminal,
    reply: z.string(),
  }),
  registry: route({
    method: 'POST',
    path: '/iclock/registry',
    summary: 'ADMS: a registered terminal describes itself and gets the code that it shows from then on',
    access: 'device',
    bearer: 'serial',
    takes: 'text',
    writes: 'text',
    query: Terminal,
    body: z.string(),
    reply: z.string(),
  }),
  commandDone: route({
    method: 'POST',
    path: '/iclock/devicecmd',
    summary: 'ADMS: a registered terminal reports the result of a command',
    access: 'device',
    bearer: 'serial',
    takes: 'text',
    writes: 'text',
    query: Terminal,
    body: z.string(),
    reply: z.string(),
  }),
};
