import type { DayWork } from '../day-work';
import type { Contract } from '../week';
import { fullTimeDay } from './full-time-day';
import { minorDay } from './minor-day';
import { partTimeDay } from './part-time-day';
import type { ClassedDay, Used } from './portion';
import { restDay } from './rest-day';

/** Applies the rules for this kind of day: a planned rest day first, otherwise by the contract. */
export function classDay(work: DayWork, contract: Contract, used: Used, isExcessApproved: boolean): ClassedDay {
  if (work.day.isRestDay) return restDay(work, contract);
  switch (contract.kind) {
    case 'full':
      return fullTimeDay(work, contract.weekDays, used, isExcessApproved);
    case 'part':
      return partTimeDay(work, contract.weekDays);
    case 'minor':
      return minorDay(work);
  }
}
