import type { BodyCode } from '../documents';
import { athens } from '../local-time';
import type { WireDeclaration } from '../messages/declaration';
import type { WireExtraShift } from '../messages/extra-shift';
import { readDate } from '../messages/wire-text';
import { bodyShape, type MoreCodes } from './body-shape';
import { checkCards } from './card-rules';
import { type Finding, hasErrors, type Report } from './finding';
import { checkShape } from './shape';
import { checkDeclarations, checkRelatedForm } from './wto-rules';

export interface CheckOptions {
  /** IANA identifier of the zone in which cards are punched; Europe/Athens if omitted. */
  readonly zone?: string;
  readonly moreCodes?: MoreCodes;
}

/**
 * Returns everything that is wrong with the body of a document, field by field; empty if it is valid. The service
 * refuses errors, but not warnings. Rules between fields are checked only if each field by itself is valid. Throws a
 * RangeError for an unknown zone if it checks work cards.
 */
export function checkDocument(code: BodyCode, body: unknown, options: CheckOptions = {}): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (path, { rule, text, severity = 'error' }) => findings.push({ path, rule, severity, text });

  checkShape(body, bodyShape(code, options.moreCodes), '', report);
  if (hasErrors(findings)) return findings;
  checkBetweenFields(code, body as object, options.zone ?? athens, report);
  return findings;
}

function checkBetweenFields(code: BodyCode, body: object, zone: string, report: Report): void {
  if (code === 'WRKCardSE') checkCards(body, zone, report);
  else if (code.startsWith('WTO')) checkDeclarations(code, body, report);
  else if (code === 'SixthDay') checkExtraShifts(body as WireExtraShift, report);
  else if (code === 'OvTime' || code === 'OvTimeA') {
    const { Overtime } = (body as { Overtimes: { Overtime: WireDeclaration<unknown>[] } }).Overtimes;
    for (const [i, form] of Overtime.entries()) checkRelatedForm(form, `Overtimes.Overtime[${i}]`, report);
  }
}

function checkExtraShifts({ DhlwseisSixthDay }: WireExtraShift, report: Report): void {
  for (const [i, { f_date_special_from, f_date_special_to }] of DhlwseisSixthDay.DhlwshSixthDay.entries())
    if (readDate(f_date_special_to) < readDate(f_date_special_from))
      report(`DhlwseisSixthDay.DhlwshSixthDay[${i}].f_date_special_to`, {
        rule: 'range',
        text: 'The last date is before the first.',
      });
}
