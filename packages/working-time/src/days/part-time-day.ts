import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { normsOf } from '../rule-pack';
import { violation } from '../violation';
import type { ClassedDay } from './portion';

/**
 * Classifies a part-timer's day: the agreed minutes, then additional work up to the comparable full-time day; anything
 * beyond is illegal. Law 1892/1990 art. 38 § 11 as replaced by 4635/2019 art. 59.
 */
export function partTimeDay({ day, pack, worked, contract }: DayWork): ClassedDay {
  const { dailyFull } = normsOf(pack, contract.weekDays);
  const agreed = Math.min(worked, (day.agreedMinutes ?? 0) * minute);
  const additional = Math.max(0, Math.min(worked, dailyFull * minute) - agreed);
  const beyond = worked - agreed - additional;
  return {
    portions: [
      { class: 'normal', rule: 'partTimeAgreed', length: agreed },
      { class: 'additionalPartTime', rule: 'partTimeExtra', length: additional },
      { class: 'overtimeIllegal', rule: 'partTimeFullDay', length: beyond },
    ],
    overtime: 0,
    violations: beyond > 0 ? [violation(pack, 'PART_TIME_OVER_FULL_DAY', day.referenceDate, beyond, dailyFull)] : [],
  };
}
