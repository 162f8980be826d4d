import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { formatEuros } from '#platform/format-euros';
import { hoursText } from '#platform/format-hours';
import type { GridRow } from '../../model/rows.rules';
import { shortDay } from '../../texts/day-texts';
import { useSettled } from '../../use-settled';
import { departmentsOf } from '../model/person-on.rules';
import type { PlanDays } from '../planning.queries';
import { type BudgetFigures, budgetFigures } from './budget-figures.rules';
import styles from './budget-line.module.css';
import { budgetWeeksKey, budgetWeeksQuery } from './department-budgets.queries';
import { type BudgetSay, budgetWords } from './department-budgets.words';

interface BudgetLineProps {
  shown: PlanDays;
  drafts: readonly PlanDraft[];
  /** The figures are of the departments in them. */
  rows: readonly GridRow[];
}

/** Milliseconds without a change, so that not every day that is typed asks for the sums of the hotel. */
const pause = 1000;
/** More would not be read in one line. */
const mostShown = 4;

/** The hours of the plan against the budgets of the departments, and what they cost; nothing where there is neither. */
export function BudgetLine({ shown, drafts, rows }: BudgetLineProps) {
  const say = budgetWords.use();
  const settled = useSettled(drafts, pause);
  const { data } = useQuery(budgetWeeksQuery(shown, settled));
  useChanges('department-budgets', budgetWeeksKey(shown.hotel));
  const seen = new Set(rows.flatMap((row) => (row.kind === 'resource' ? departmentsOf(row.resource) : [])));
  const figures = budgetFigures(data?.departments ?? []).filter(({ departmentId }) => seen.has(departmentId));
  if (figures.length === 0) return null;
  const title = say(figures.some(({ budgetMinutes }) => budgetMinutes !== null) ? 'line' : 'cost');
  const others = figures.slice(mostShown);
  return (
    <section className={styles.line} aria-label={title}>
      <b>{title}</b>
      <ul>
        {figures.slice(0, mostShown).map((one) => (
          <li key={one.departmentId} data-tip={tipOf(one, say)}>
            <Figures figures={one} />
          </li>
        ))}
        {others.length > 0 && (
          <li className="quiet" data-tip={others.map((one) => `${one.department}: ${textOf(one, say)}`).join('\n')}>
            {say('more', { count: others.length })}
          </li>
        )}
      </ul>
    </section>
  );
}

function Figures({ figures }: { figures: BudgetFigures }) {
  const say = budgetWords.use();
  const { department, overMinutes, cost } = figures;
  return (
    <>
      <span>{department}</span> <span className={styles.hours}>{plannedText(figures, say)}</span>
      {overMinutes > 0 && <span className={styles.over}>{overText(figures, say)}</span>}
      {cost && cost.cents > 0 && <span className="quiet">{formatEuros(cost.cents)}</span>}
    </>
  );
}

type Sums = Pick<BudgetFigures, 'plannedMinutes' | 'budgetMinutes'>;

const plannedText = ({ plannedMinutes, budgetMinutes }: Sums, say: BudgetSay): string =>
  budgetMinutes === null
    ? hoursText(plannedMinutes)
    : say('planned', { planned: hoursText(plannedMinutes), budget: hoursText(budgetMinutes) });

const overText = ({ overMinutes, weeksOver, weeks }: BudgetFigures, say: BudgetSay): string =>
  weeks.length === 1
    ? say('over', { hours: hoursText(overMinutes) })
    : say('overWeeks', { hours: hoursText(overMinutes), count: weeksOver });

const textOf = (figures: BudgetFigures, say: BudgetSay): string =>
  [plannedText(figures, say), figures.overMinutes > 0 && overText(figures, say)].filter(Boolean).join(', ');

/** Week by week, and what the cost leaves out. */
function tipOf({ weeks, cost }: BudgetFigures, say: BudgetSay): string {
  const lines = weeks.map(({ monday, plannedMinutes, budgetMinutes }) => {
    const figures = plannedText({ plannedMinutes, budgetMinutes }, say);
    return say('week', { day: shortDay(monday), figures });
  });
  const without = cost?.minutesWithoutRate ?? 0;
  return [...lines, ...(without > 0 ? [say('withoutRate', { hours: hoursText(without) })] : [])].join('\n');
}
