import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import type { EventRow } from './event-row';

/** The employees and events of a whole hotel on some days; shared by many callers, so it must not be modified. */
export interface HotelDays {
  readonly resources: readonly StaffResource[];
  readonly events: readonly EventRow[];
}

/** Local days of a hotel, both inclusive. */
export interface DaysWanted {
  companyId: number;
  days: { first: string; last: string };
  withDeclared: boolean;
}

interface Kept {
  version: number;
  reading: Promise<HotelDays | null>;
  size: number;
}

/** The caches of the calendars: finished responses, and days that other requests can share. */
export interface RosterMemory {
  answers: AnswerCache;
  days: KeptDays;
}

/** What a calendar is read from: the database, and the cached days of this version of the roster. */
export interface RosterSource {
  db: Database;
  days: KeptDays;
  version: number;
}

/**
 * Caches days of hotels, each for one version of the hotel's roster. After a change every open screen requests again
 * with its own filters: the first request reads the days, the others select from them.
 */
export class KeptDays {
  private readonly kept = new Map<string, Kept>();
  private readonly mostEvents: number;
  private rows = 0;

  /** An event takes about 200 bytes. */
  constructor(mostEvents = 150_000) {
    this.mostEvents = mostEvents;
  }

  /** Returns the days if they are cached or being read, otherwise null. */
  find(wanted: DaysWanted, version: number): Promise<HotelDays | null> | null {
    const kept = this.kept.get(keyOf(wanted));
    return kept?.version === version ? kept.reading : null;
  }

  /** Reads and caches the days; null if they exceed the cache. `read` receives the number of events it may return. */
  async read(
    wanted: DaysWanted,
    version: number,
    read: (mostEvents: number) => Promise<HotelDays>,
  ): Promise<HotelDays | null> {
    const known = this.find(wanted, version);
    const key = keyOf(wanted);
    if (known) {
      this.useAgain(key);
      return known;
    }
    const reading = read(this.mostEvents).then((days) => (days.events.length > this.mostEvents ? null : days));
    const kept: Kept = { version, reading, size: 0 };
    this.drop(key);
    this.kept.set(key, kept);
    try {
      const days = await reading;
      if (this.kept.get(key) === kept) this.take(kept, rowsOf(days));
      return days;
    } catch (error) {
      if (this.kept.get(key) === kept) this.drop(key);
      throw error;
    }
  }

  private useAgain(key: string): void {
    const kept = this.kept.get(key)!;
    this.kept.delete(key);
    this.kept.set(key, kept);
  }

  private take(kept: Kept, size: number): void {
    kept.size = size;
    this.rows += size;
    for (const oldest of this.kept.keys()) {
      if (this.rows <= this.mostEvents) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.rows -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}

const keyOf = ({ companyId, days, withDeclared }: DaysWanted) =>
  `${companyId} ${days.first} ${days.last} ${withDeclared}`;

/** Employees count too, and every entry counts, so that days without events cannot fill the memory. */
const rowsOf = (days: HotelDays | null) => (days ? days.events.length + days.resources.length : 0) + 1;
