import type { DayWork } from '../day-work';
import type { ClassedDay } from './portion';

/** The day of an employee in a position of responsibility: without limits, there is no overtime. */
export const exemptDay = ({ worked }: DayWork): ClassedDay => ({
  portions: [{ class: 'normal', rule: 'responsiblePosition', length: worked }],
  overtime: 0,
  violations: [],
});
