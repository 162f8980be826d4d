import { addMonths } from '@horae/local-time/month';
import { type ErganiMessage, wallClock } from '../src';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import type { SimulatorState } from './state';

/**
 * Checks the rules for declaring after the work: the employer opted out of the pre-announcement for that month before
 * it began, and declares by the end of the following month. A corrected leave must name the leave it corrects.
 */
export function afterTheFactFaults(
  state: SimulatorState,
  message: ErganiMessage,
  { taxNumber }: SimulatedEmployer,
  now: number,
): string[] {
  const thisMonth = wallClock(now).date.slice(0, 7);
  if (message.kind === 'preAnnouncementOptOut')
    return message.declarations.filter(({ month }) => month <= thisMonth).map(({ month }) => greek.monthBegun(month));

  if ((message.kind === 'dailySchedule' || message.kind === 'overtime') && message.filing === 'afterwards') {
    const months = new Set(message.declarations.flatMap(({ rows }) => rows.map(({ date }) => date.slice(0, 7))));
    return [...months].flatMap((month) => {
      if (!isOptedOut(state, taxNumber, month)) return [greek.notOptedOut(month)];
      return thisMonth > monthAfter(month) ? [greek.monthClosed(month)] : [];
    });
  }

  if (message.kind === 'leave' && message.isCorrection)
    return message.declarations.every(({ corrects }) => corrects && isLeave(state, taxNumber, corrects))
      ? []
      : [greek.noRelatedForm];
  return [];
}

function isOptedOut({ accepted }: SimulatorState, employer: string, month: string): boolean {
  const said = accepted
    .filter((document) => document.employer === employer)
    .flatMap(({ message }) => (message.kind === 'preAnnouncementOptOut' ? message.declarations : []))
    .filter((optOut) => optOut.month === month);
  return said.at(-1)?.isOptedOut ?? false;
}

function isLeave({ accepted }: SimulatorState, employer: string, corrects: { protocol: string; date: string }) {
  return accepted.some(
    (document) =>
      document.employer === employer &&
      document.message.kind === 'leave' &&
      document.protocol === corrects.protocol &&
      wallClock(document.submittedAt).date === corrects.date,
  );
}

function monthAfter(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7);
}
