export type { WantedDay } from './fill-days.rules';
export { fillPlan, plannedOn } from './fill-plan.service';
export { refuseLongRange } from './plan-scope';
