import type { DayWork } from '../day-work';
import { exemptDay } from './exempt-day';
import { fullTimeDay } from './full-time-day';
import { minorDay } from './minor-day';
import { partTimeDay } from './part-time-day';
import type { ClassedDay, Used } from './portion';
import { restDay } from './rest-day';

/** Applies the rules for this kind of day: a planned rest day first, unless no limit applies; otherwise by the contract. */
export function classDay(work: DayWork, used: Used, isExcessApproved: boolean): ClassedDay {
  if (work.contract.kind === 'exempt') return exemptDay(work);
  if (work.day.isRestDay) return restDay(work);
  switch (work.contract.kind) {
    case 'full':
      return fullTimeDay(work, used, isExcessApproved);
    case 'part':
      return partTimeDay(work);
    case 'minor':
    case 'youth':
      return minorDay(work);
  }
}
