import { checkDocument } from '../check/check-document';
import { type Finding, hasErrors } from '../check/finding';
import type { BodyCode } from '../documents';
import { readCancellation, type WireCancellation } from './cancellation';
import { readDailySchedule, type WireDailySchedule } from './daily-schedule';
import { readExtraShift, type WireExtraShift } from './extra-shift';
import { readLeave, type WireLeave } from './leave';
import type { ErganiMessage } from './message';
import { readOvertime, type WireOvertime } from './overtime';
import { readOvertimeForm, type WireOvertimeForm } from './overtime-form';
import { readOptOut, type WireOptOut } from './pre-announcement-opt-out';
import { readWeeklySchedule, type WireWeeklySchedule } from './weekly-schedule';
import { readWorkCard, type WireWorkCard } from './work-card';

/** A body that cannot be read; `findings` contains its problems. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  readonly findings: readonly Finding[];

  constructor(code: BodyCode, findings: readonly Finding[]) {
    const { path, text } = findings.find(({ severity }) => severity === 'error')!;
    super(`${code} ${path}: ${text}`);
    this.findings = findings;
  }
}

/**
 * Reads a body back into a message, the inverse of `buildDocument`. Blank fields become omitted properties. Throws
 * InvalidDocument if the body has errors.
 */
export function readDocument(code: BodyCode, body: unknown): ErganiMessage {
  const findings = checkDocument(code, body);
  if (hasErrors(findings)) throw new InvalidDocument(code, findings);
  switch (code) {
    case 'WRKCardSE':
      return readWorkCard(body as WireWorkCard);
    case 'WTODaily':
      return readDailySchedule(body as WireDailySchedule, 'before');
    case 'WTODailyA':
      return readDailySchedule(body as WireDailySchedule, 'afterwards');
    case 'WTODailyD':
      return readDailySchedule(body as WireDailySchedule, 'drivers');
    case 'WTOWeek':
      return readWeeklySchedule(body as WireWeeklySchedule);
    case 'WTOOv':
      return readOvertime(body as WireOvertime, 'before');
    case 'WTOOvA':
      return readOvertime(body as WireOvertime, 'afterwards');
    case 'WTOOvD':
      return readOvertime(body as WireOvertime, 'drivers');
    case 'WTOLeave':
    case 'WTOLeaveC':
      return readLeave(body as WireLeave, code === 'WTOLeaveC');
    case 'ExProan':
      return readOptOut(body as WireOptOut);
    case 'SixthDay':
      return readExtraShift(body as WireExtraShift);
    case 'OvTime':
    case 'OvTimeA':
      return readOvertimeForm(body as WireOvertimeForm, code === 'OvTimeA');
    case 'CancelSubmittedDocument':
      return readCancellation(body as WireCancellation);
  }
}
