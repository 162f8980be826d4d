import { createHash } from 'node:crypto';
import { createZone } from '@horae/local-time/zone';
import type { ClockDevice } from '#platform/clock-device';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import type { TakePunches } from '#platform/take-punches';
import { keepPush } from '../clock-devices/clock-devices.commands';
import { readAttlogLine } from './attlog.rules';
import { faultOfRecord } from './clock-skew.rules';
import { unreadable } from './held.rules';
import { type LogPunch, type LogSource, takeLog } from './take-log';
import { clockOfPush, skewOf } from './terminal-clock';
import type { wallClock } from './wall-time.rules';

/** A push is taken in parts, so that other calls are answered in between. */
const linesAtOnce = 1000;
/** The new rows that are taken of one push. */
const takenAtMost = 5000;
/** The unreadable lines that are kept of one push; a fault of the firmware shows in the first ones. */
const unreadableAtMost = 100;

/** Configures a terminal: send attendance only, immediately, in the local time of its zone. */
export function handshakeText(serial: string, { zone, stamp }: ClockDevice): string {
  const minutes = createZone(zone).offsetAt(Date.now()) / 60_000;
  return lines([
    `GET OPTION FROM: ${serial}`,
    // Older firmware reads the first name, newer firmware the second.
    `Stamp=${stamp}`,
    `ATTLOGStamp=${stamp}`,
    'OPERLOGStamp=9999',
    'ATTPHOTOStamp=9999',
    'ErrorDelay=30',
    'Delay=10',
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    'TransFlag=TransData AttLog',
    // Whole hours, otherwise minutes.
    `TimeZone=${minutes % 60 === 0 ? minutes / 60 : minutes}`,
    'Realtime=1',
    'Encrypt=None',
  ]);
}

/** A code that is the same for each terminal; it has no meaning here, but without one firmware registers for ever. */
export const registryText = (serial: string): string =>
  lines([`RegistryCode=${createHash('sha256').update(serial).digest('base64url').slice(0, 32)}`]);

interface Push {
  table?: string | undefined;
  stamp?: string | undefined;
  body: string;
}

/**
 * Takes what a terminal sends; other tables than attendance are acknowledged, or it would send them forever. A terminal
 * that sends too much at once is asked to repeat it: what is already taken is passed over then.
 */
export async function takePush(db: Database, device: ClockDevice, push: Push, take: TakePunches): Promise<string> {
  if (push.table?.toUpperCase() !== 'ATTLOG') return lines(['OK']);
  const texts = push.body.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const clock = await clockOfPush(db, device, texts);
  let skewSeconds: number | null = null;
  let unreadables = 0;
  let taken = 0;
  for (let at = 0; at < texts.length; at += linesAtOnce) {
    if (taken >= takenAtMost) throw tooMuch(texts.length);
    const read = texts.slice(at, at + linesAtOnce).map((line) => readLine(line, clock));
    const rows = read.filter(({ waits }) => !waits || (unreadables += 1) <= unreadableAtMost);
    skewSeconds = (await skewOf(db, device, rows, texts.length)) ?? skewSeconds;
    const outcomes = await takeLog(db, sourceOf(device, skewSeconds), rows, take);
    taken += outcomes.filter(({ verdict }) => verdict !== 'already there').length;
  }
  const stamp = push.stamp && /^[\w:-]{1,40}$/.test(push.stamp) ? push.stamp : undefined;
  await keepPush(db, device, { stamp, skewSeconds });
  return lines([`OK: ${texts.length}`]);
}

function sourceOf(device: ClockDevice, measured: number | null): LogSource {
  const { companyId, timeZone, zone, id: deviceId } = device;
  const skewSeconds = measured ?? device.skewSeconds;
  const faultOf = (at: Date) => faultOfRecord(at.getTime(), { ...device, skewSeconds }, Date.now());
  return { companyId, timeZone, zone, source: 'terminal', deviceId, skewSeconds, faultOf };
}

const tooMuch = (rows: number) =>
  new HttpError(503, 'UNAVAILABLE', `${rows} rows at once: ${takenAtMost} were taken. Send them again for the rest.`, {
    retryAfterSeconds: 5,
  });

/** Refusing a line would make the terminal send it forever, so an unreadable one waits for an administrator. */
function readLine(line: string, clock: ReturnType<typeof wallClock>): LogPunch {
  const read = readAttlogLine(line);
  const moment = 'fault' in read ? read : clock(read.wall);
  if ('at' in moment && 'code' in read) return { code: read.code, direction: read.direction, at: moment.at };
  const code = 'code' in read ? read.code : (line.trim().split(/\s/)[0] ?? '').slice(0, 40);
  const why = 'fault' in moment ? moment.fault : '';
  const key = `line:${createHash('sha256').update(line).digest('base64url')}`;
  return { code, direction: null, at: new Date(), waits: { reason: `${unreadable}: ${why}`.slice(0, 300), key } };
}

const lines = (texts: string[]) => `${texts.join('\n')}\n`;
