import type { LocalDate } from '@horae/local-time/local-date';
import { type Declaration, readDeclaration, type WireWto, wireDeclaration } from './declaration';
import { type Person, readPerson, type WirePerson, wirePerson } from './person';
import { readSchedulePart, type SchedulePart, type WirePart, wireSchedulePart } from './schedule-part';
import { isBlank, readDate } from './wire-text';

/** In the order of the wire, where Sunday is 0. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The same hours every week from a date on (`WTOWeek`); without `to`, until the next declaration. */
export interface WeeklyScheduleMessage {
  readonly kind: 'weeklySchedule';
  readonly declarations: readonly WeekDeclaration[];
}

export interface WeekDeclaration extends Declaration {
  readonly to?: LocalDate;
  readonly rows: readonly WeekdayRow[];
}

export interface WeekdayRow {
  readonly person: Person;
  readonly weekday: Weekday;
  readonly parts: readonly SchedulePart[];
}

export interface WireWeekdayRow extends WirePerson {
  f_day: string;
  ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: WirePart[] };
}

export type WireWeeklySchedule = WireWto<WireWeekdayRow>;

export function weeklyScheduleBody({ declarations }: WeeklyScheduleMessage): WireWeeklySchedule {
  return {
    WTOS: {
      WTO: declarations.map((declaration) =>
        wireDeclaration(
          declaration,
          declaration.rows.map(({ person, weekday, parts }) => ({
            ...wirePerson(person),
            f_day: String(weekdays.indexOf(weekday)),
            ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: parts.map(wireSchedulePart) },
          })),
        ),
      ),
    },
  };
}

export function readWeeklySchedule(body: WireWeeklySchedule): WeeklyScheduleMessage {
  return {
    kind: 'weeklySchedule',
    declarations: body.WTOS.WTO.map((wire) => ({
      ...readDeclaration(wire),
      ...(isBlank(wire.f_to_date) ? {} : { to: readDate(wire.f_to_date) }),
      rows: wire.Ergazomenoi.ErgazomenoiWTO.map((row) => ({
        person: readPerson(row),
        weekday: weekdays[Number(row.f_day)]!,
        parts: row.ErgazomenosAnalytics.ErgazomenosWTOAnalytics.map(readSchedulePart),
      })),
    })),
  };
}
