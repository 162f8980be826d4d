import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { needed, normsOf } from '../rule-pack';
import { splitOvertime } from './overtime';
import type { ClassedDay, Used } from './portion';

/**
 * Classifies a full-timer's planned working day. What exceeds the statutory day is overtime; the rest fills the normal
 * week and then becomes overwork (yperergasia). Law 4808/2021 art. 55 and 58.
 */
export function fullTimeDay(work: DayWork, used: Used, isExcessApproved: boolean): ClassedDay {
  const { pack, worked, contract } = work;
  const norms = normsOf(pack, contract.weekDays);
  const pooled = Math.min(worked, norms.dailyStatutory * minute);
  const normal = Math.min(pooled, Math.max(0, needed(pack, 'weeklyNormal') * minute - used.normal));
  const room = pack.overtimeBeyondOverworkCap ? Math.max(0, norms.overworkCap * minute - used.overwork) : worked;
  const overwork = Math.min(pooled - normal, room);
  const overtime = splitOvertime(work, worked - normal - overwork, used.yearOvertime, isExcessApproved);
  return {
    portions: [
      { class: 'normal', rule: 'weeklyNormal', length: normal },
      { class: 'overwork', rule: 'overwork', length: overwork },
      ...overtime.portions,
    ],
    overtime: overtime.overtime,
    violations: overtime.violations,
  };
}
