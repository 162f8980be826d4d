import type { DepartmentBudget, DepartmentBudgets } from '@horae/contract/scheduling/department-budgets.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { hoursCount, hoursText } from '#platform/format-hours';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { mediumDay } from '../../texts/day-texts';
import styles from '../needs/needs-drawer.module.css';
import { BudgetForm, type EditedBudget } from './budget-form';
import { budgetsKey, budgetsQuery, removeBudget, restoreBudget } from './department-budgets.queries';
import { budgetWords } from './department-budgets.words';

const nothing: DepartmentBudgets = { budgets: [], departments: [] };

/** Where those who plan keep how many hours their departments may plan in a week. */
export function BudgetTab({ hotel, week }: { hotel: number; week: string }) {
  const say = budgetWords.use();
  const query = useQuery(budgetsQuery(hotel));
  useChanges('department-budgets', budgetsKey(hotel));
  const [edited, setEdited] = useState<EditedBudget>();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeBudget);
  const restore = useMutation(restoreBudget);
  const { budgets, departments } = query.data ?? nothing;
  const open = departments.filter(({ mayAdd }) => mayAdd);

  function onRemove({ id, version, departmentId, firstDay, minutes }: DepartmentBudget, text: string): void {
    const back = () =>
      restore.mutate({
        key: newKey(),
        body: { hotel, budget: { departmentId, firstDay, minutes }, replaces: null },
      });
    remove.mutate(
      { key: newKey(), body: { hotel, id, version } },
      {
        onSuccess: () => {
          notifyUndo(say('removed', { budget: text }), say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  const row = (budget: DepartmentBudget, department: string) => {
    const { id, firstDay, minutes, mayChange } = budget;
    const text = say('budget', { department, day: mediumDay(firstDay) });
    return (
      <li key={id} className={styles.row}>
        <span className="stack shrinks breaks-anywhere">
          <b>{minutes === null ? say('ends') : say('perWeek', { hours: hoursText(minutes) })}</b>
          <small className="quiet">{say('from', { day: mediumDay(firstDay) })}</small>
        </span>
        {mayChange && (
          <span className={styles.actions}>
            <IconButton
              icon={IconPencil}
              label={say('edit', { budget: text })}
              onClick={() => setEdited(editedOf(budget))}
            />
            <IconButton
              icon={IconTrash}
              label={say('remove', { budget: text })}
              onClick={() => onRemove(budget, text)}
            />
          </span>
        )}
      </li>
    );
  };

  return (
    <>
      <p className="note">{say('lead')}</p>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
        {open.length > 0 && (
          <Button
            ref={addButton}
            look="solid"
            wide
            onClick={() => setEdited({ departmentId: open[0]!.id, firstDay: week, hours: '', kind: 'hours' })}
          >
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('add')}
          </Button>
        )}
        {budgets.length === 0 && <EmptyState drawing={<BlankRosterDrawing />} text={say('none')} />}
        {departments.map(({ id, name }) => {
          const own = budgets.filter(({ departmentId }) => departmentId === id);
          if (own.length === 0) return null;
          return (
            <section key={id} className={styles.department} aria-label={name}>
              <h3 className={styles.name}>{name}</h3>
              <ul className="stack plain-list">{own.map((budget) => row(budget, name))}</ul>
            </section>
          );
        })}
      </QueryStates>
      {edited && (
        <BudgetForm hotel={hotel} budget={edited} departments={departments} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

const editedOf = ({ id, version, departmentId, firstDay, minutes }: DepartmentBudget): EditedBudget => ({
  id,
  version,
  departmentId,
  firstDay,
  hours: minutes === null ? '' : String(hoursCount(minutes)),
  kind: minutes === null ? 'ends' : 'hours',
});
