import { overtimeTypes } from '../codes/day-type';
import type { LocalTime } from '../local-time';
import type { Filing } from './daily-schedule';
import { type DatedDeclaration, datedBody, readDated, type WireDayRow, type WireWto } from './declaration';
import type { WirePart } from './schedule-part';
import { blank } from './wire-text';

/** Overtime on a date, in local times; or that the date has none, which withdraws what was declared. */
export type OvertimePart =
  | { readonly kind: 'overtime'; readonly from: LocalTime; readonly to: LocalTime }
  | { readonly kind: 'noOvertime' };

/** Overtime, date by date (`WTOOv`, `WTOOvA`, `WTOOvD`). It cannot be cancelled, only declared as `noOvertime`. */
export interface OvertimeMessage {
  readonly kind: 'overtime';
  readonly filing: Filing;
  readonly declarations: readonly DatedDeclaration<OvertimePart>[];
}

export const overtimeCodes = { before: 'WTOOv', afterwards: 'WTOOvA', drivers: 'WTOOvD' } as const;

export type WireOvertime = WireWto<WireDayRow<WirePart>>;

export function overtimeBody({ declarations }: OvertimeMessage): WireOvertime {
  return datedBody(declarations, (part) => {
    const times = part.kind === 'overtime' ? part : { from: blank, to: blank };
    return { f_type: overtimeTypes[part.kind], f_from: times.from, f_to: times.to };
  });
}

export function readOvertime(body: WireOvertime, filing: Filing): OvertimeMessage {
  const declarations = readDated(
    body,
    ({ f_type, f_from, f_to }): OvertimePart =>
      f_type === overtimeTypes.noOvertime ? { kind: 'noOvertime' } : { kind: 'overtime', from: f_from, to: f_to },
  );
  return { kind: 'overtime', filing, declarations };
}
