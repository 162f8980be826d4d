import type { DepartmentBudgets } from '@horae/contract/scheduling/department-budgets.contract';
import { weekdayOf } from '@horae/local-time/week';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { minutesTyped } from './budget-figures.rules';
import { saveBudget } from './department-budgets.queries';
import { budgetWords } from './department-budgets.words';

/** A budget in the form; a new one has no id. */
export interface EditedBudget {
  id?: number;
  version?: number;
  departmentId: number;
  firstDay: string;
  /** As text, in hours. */
  hours: string;
  kind: 'hours' | 'ends';
}

interface BudgetFormProps extends Pick<DepartmentBudgets, 'departments'> {
  hotel: number;
  budget: EditedBudget;
  onClose: () => void;
}

/** How many hours a department may plan in a week, from a Monday on. */
export function BudgetForm({ hotel, budget, departments, onClose }: BudgetFormProps) {
  const say = budgetWords.use();
  const { id } = budget;
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(budget.version ?? 1);
  const { hours, firstDay, kind, departmentId } = budget;
  const form = useForm(
    { departmentId: String(departmentId), firstDay, kind: kind as string, hours },
    {
      rules: {
        firstDay: (value) => (value === '' || weekdayOf(value) !== 1 ? say('mondayFault') : undefined),
        hours: (value, all) => (all.kind === 'hours' && minutesTyped(value) === null ? say('hoursFault') : undefined),
      },
    },
  );
  const save = useMutation(saveBudget);
  const { values, errors } = form;

  function submit(texts: typeof values): void {
    if (save.isPending) return;
    const minutes = texts.kind === 'hours' ? minutesTyped(texts.hours) : null;
    const fields = { departmentId: Number(texts.departmentId), firstDay: texts.firstDay, minutes };
    const replaces = id === undefined ? null : { id, version };
    save.mutate(
      { key, body: { hotel, budget: fields, replaces } },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
        onError: (fault) => {
          setKey(newKey());
          if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
          for (const name of ['departmentId', 'firstDay'] as const)
            form.setError(name, fieldError(fault, `budget.${name}`));
          form.setError('hours', fieldError(fault, 'budget.minutes'));
        },
      },
    );
  }

  return (
    <FormDialog
      title={say(id === undefined ? 'add' : 'editTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={save.isPending}
      error={save.error}
    >
      <SelectField
        label={say('department')}
        name="departmentId"
        value={values.departmentId}
        options={departments
          .filter((one) => one.mayAdd || one.id === departmentId)
          .map((one) => ({ value: String(one.id), label: one.name }))}
        onChange={(value) => form.set('departmentId', value)}
        below={errors.departmentId && <p className="small danger-text">{errors.departmentId}</p>}
      />
      <DateField
        name="firstDay"
        label={say('firstDay')}
        required
        value={values.firstDay}
        error={errors.firstDay}
        onChange={(value) => form.set('firstDay', value)}
      />
      <SelectField
        label={say('kind')}
        name="kind"
        value={values.kind}
        options={[
          { value: 'hours', label: say('hoursKind') },
          { value: 'ends', label: say('endsKind') },
        ]}
        onChange={(value) => form.set('kind', value)}
      />
      {values.kind === 'hours' && (
        <TextField {...form.field('hours')} label={say('hours')} required inputMode="decimal" autoComplete="off" />
      )}
    </FormDialog>
  );
}

/** The version of the budget as it is now, which the next save replaces. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { budget?: { version?: number } } | undefined)?.budget?.version;
}
