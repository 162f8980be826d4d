import type { Database } from '#platform/database';
import { replaceDeclared } from '../../scheduling/shifts/declared-shifts.commands';
import { type DayFamily, type DeclaredDay, type DeclaredPart, isStretch } from './declared';

interface AcceptedDays {
  companyId: number;
  employeeId: number;
  declarationId: number;
  kind: Exclude<DayFamily, 'leave'>;
  days: readonly DeclaredDay[];
  timeZone: string;
}

/** Replaces the declared layer of these days and this family with what was accepted. */
export async function writeDeclaredLayer(tx: Database, { kind, days, ...hotelDays }: AcceptedDays): Promise<void> {
  if (days.length === 0) return;
  await replaceDeclared(tx, {
    ...hotelDays,
    isOvertime: kind === 'overtime',
    days: days.map(({ day }) => day),
    freeDays: days.flatMap(({ day, parts }) => parts.filter(isFree).map((part) => ({ day, kind: part.kind }))),
    stretches: days
      .flatMap(({ parts }) => parts)
      .filter(isStretch)
      .map((part) => ({
        type: part.kind === 'work' ? part.type : 'Overtime',
        startsAt: new Date(part.start * 1000),
        endsAt: new Date(part.end * 1000),
        breakMinutes: part.kind === 'work' ? part.breakMinutes : 0,
      })),
  });
}

type FreePart = DeclaredPart & { kind: 'rest' | 'nonWorking' };

const isFree = (part: DeclaredPart): part is FreePart => part.kind === 'rest' || part.kind === 'nonWorking';
