import { type LeaveKind, leaveCode, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { readTyped } from '@horae/roster-grid';
import { compensatoryFor } from './compensatory-day.rules';
import { awayOf } from './day-text.rules';
import type { PlaceFields } from './place-fields';
import { noTemplates, type TemplateOf } from './template-codes.rules';

/** What a day is to contain; moments in the local time of the hotel, without offset. */
export interface DayItem {
  typeOfShift: ShiftType;
  start: string;
  end: string;
  breakMinutes: number | null;
  notes: string | null;
  leaveKind: LeaveKind | null;
  /** Of a compensatory day off: the local day for which it is given, or `unknown`. */
  compensates?: string | null;
  /** Given where an item comes from the plan; what is typed keeps where and as what the shift is worked. */
  place?: Omit<PlaceFields, 'skill'>;
  /** Given where it comes from the plan or a template; what is typed as times keeps the one of the shift. */
  skill?: string | null;
}

/** Reads what was typed into a day of a person; null if it plans nothing known. */
export function readDayItems(text: string, date: LocalDate, templateOf: TemplateOf = noTemplates): DayItem[] | null {
  return itemsOfTemplates(text, date, templateOf) ?? itemsOfText(text, date);
}

function itemsOfText(text: string, date: LocalDate): DayItem[] | null {
  const compensatory = compensatoryFor(text, date);
  if (compensatory) return [{ ...away(date, 'DayOff', null), compensates: compensatory }];
  const typed = readTyped(text);
  if (typed.kind === 'empty') return [];
  if (typed.kind === 'dayOff')
    return [{ ...away(date, 'DayOff', null), ...(typed.isCompensatory && { compensates: 'unknown' }) }];
  if (typed.kind === 'leave') {
    const type = typeOfLeave(typed.leave);
    return [away(date, type, leaveCode(typed.leave) === type ? null : typed.leave)];
  }
  if (typed.kind === 'unknown') return null;
  const isSplit = typed.work.reduce((count, { spans }) => count + spans.length, 0) > 1;
  return typed.work.flatMap(({ spans, breakMinutes, overtimeMinutes = 0, note }) => {
    const work = spans.map(({ from, to }, index) =>
      worked(date, isSplit ? 'Split' : typeOfWork(from, to), from, to, {
        breakMinutes: index === 0 && breakMinutes ? breakMinutes : null,
        notes: note ?? null,
      }),
    );
    const end = spans.at(-1)!.to;
    const extra = overtimeMinutes > 0 ? [worked(date, 'Overtime', end, end + overtimeMinutes)] : [];
    return [...work, ...extra];
  });
}

/**
 * `E1`, `E1/18-22`: templates, alone or with times beside them. Null without a template. A template says its break; on
 * a split day its plain work is of the type that times have there.
 */
function itemsOfTemplates(text: string, date: LocalDate, templateOf: TemplateOf): DayItem[] | null {
  const parts = text.split('/').map((part) => ({ part, template: templateOf(part) }));
  if (parts.every(({ template }) => template === undefined)) return null;
  const isSplit = parts.length > 1;
  const items: DayItem[] = [];
  for (const { part, template } of parts) {
    const read = template
      ? [worked(date, template.type, template.from, template.to, template)]
      : itemsOfText(part, date);
    if (!read || read.length === 0 || read.some(({ typeOfShift }) => awayOf(typeOfShift))) return null;
    for (const item of read) {
      const before = items.at(-1);
      if (before && item.start < before.end) return null;
      items.push(isSplit && isPlain(item, template !== undefined) ? { ...item, typeOfShift: 'Split' } : item);
    }
  }
  return items;
}

/** Whether nobody chose the type of the work. */
const isPlain = ({ typeOfShift }: DayItem, isOfTemplate: boolean): boolean =>
  typeOfShift === 'Regular' || (typeOfShift === 'Night' && !isOfTemplate);

const night = { from: 22 * 60, to: 30 * 60 };

/** Night work is what lies mostly between 22:00 and 06:00; minutes from midnight. */
export function typeOfWork(from: number, to: number): ShiftType {
  const within = (shift: number) => Math.max(0, Math.min(to, night.to - shift) - Math.max(from, night.from - shift));
  return (within(0) + within(1440)) * 2 > to - from ? 'Night' : 'Regular';
}

function away(date: LocalDate, typeOfShift: ShiftType, leaveKind: LeaveKind | null): DayItem {
  return {
    typeOfShift,
    start: `${date}T00:00`,
    end: `${addDays(date, 1)}T00:00`,
    breakMinutes: null,
    notes: null,
    leaveKind,
  };
}

function worked(
  date: LocalDate,
  typeOfShift: ShiftType,
  from: number,
  to: number,
  { breakMinutes = null, notes = null, skill }: Partial<Pick<DayItem, 'breakMinutes' | 'notes' | 'skill'>> = {},
): DayItem {
  return {
    typeOfShift,
    start: wall(date, from),
    end: wall(date, to),
    breakMinutes,
    notes,
    leaveKind: null,
    ...(skill !== undefined && { skill }),
  };
}

function wall(date: LocalDate, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / 1440));
  const rest = minutes % 1440;
  return `${day}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

const two = (number: number) => String(number).padStart(2, '0');
