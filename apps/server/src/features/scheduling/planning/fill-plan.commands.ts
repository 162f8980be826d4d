export type { WantedDay } from './fill-days.rules';
export { fillPlan } from './fill-plan.service';
export { refuseLongRange } from './plan-scope';
