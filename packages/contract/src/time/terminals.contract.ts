import { z } from 'zod';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { ReadFile } from '../read-file';
import { route } from '../route';
import { punchDirections, punchSources } from './punches.contract';

/** The fields that a column of a punch file can contain. */
export const punchFields = ['code', 'time', 'date', 'timeOfDay', 'direction'] as const;
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

const Group = z.object({
  code: z.string().max(200),
  source: z.enum(punchSources),
  reason: z.string().max(500).nullable().default(null),
});
/** Some punches of a group, or all of them if `ids` is null. */
export const Some = OfHotel.extend(Group.shape).extend({
  ids: z.array(Id).min(1, 'Choose at least one punch.').max(200, 'Choose up to 200 punches.').nullable().default(null),
});

/** A terminal identifies itself in the query; we ignore its other parameters. */
const Terminal = z.object({ SN: z.string().max(40) });

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
