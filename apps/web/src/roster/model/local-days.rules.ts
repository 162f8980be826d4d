import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import { type BusinessDay, calendarDay } from './business-day.rules';

/** Dates and wall times of instants, without asking `Intl` for each: a month of a hotel has tens of thousands. */
export interface LocalDays {
  readonly zone: Zone;
  /** How hours count to days; dates and clocks are those of the wall all the same. */
  readonly business: BusinessDay;
  dateOf(instant: number): LocalDate;
  startOf(date: LocalDate): number;
  /** `07:30` */
  clock(instant: number): string;
}

interface Day {
  date: LocalDate;
  start: number;
  end: number;
}

const dayMs = 86_400_000;
const made = new Map<string, LocalDays>();

/** The days of a zone, made once. */
export function localDays(zone: Zone, business: BusinessDay = calendarDay): LocalDays {
  const key = `${zone.id} ${business.attribution} ${business.divide}`;
  const held = made.get(key) ?? createLocalDays(zone, business);
  made.set(key, held);
  return held;
}

function createLocalDays(zone: Zone, business: BusinessDay): LocalDays {
  const days = new Map<number, Day>();

  function dayNumber(number: number): Day {
    const held = days.get(number);
    if (held) return held;
    const date = new Date(number * dayMs).toISOString().slice(0, 10);
    const day = { date, start: zone.startOf(date), end: zone.startOf(addDays(date, 1)) };
    days.set(number, day);
    return day;
  }

  function dayOf(instant: number): Day {
    const number = Math.floor(instant / dayMs);
    const day = dayNumber(number);
    if (instant >= day.end) return dayNumber(number + 1);
    return instant < day.start ? dayNumber(number - 1) : day;
  }

  function minuteOf(instant: number): number {
    const { start, end } = dayOf(instant);
    if (end - start === dayMs) return Math.floor((instant - start) / 60_000);
    const wall = instant + zone.offsetAt(instant);
    return Math.floor((wall - Math.floor(wall / dayMs) * dayMs) / 60_000);
  }

  const clocks = new Map<number, string>();

  function clock(instant: number): string {
    const minute = minuteOf(instant);
    const text = clocks.get(minute) ?? `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    clocks.set(minute, text);
    return text;
  }

  return { zone, business, dateOf: (instant) => dayOf(instant).date, startOf: zone.startOf, clock };
}

const pad = (part: number) => String(part).padStart(2, '0');
