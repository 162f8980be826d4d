import { type Task, type TaskChange, taskTags } from '@horae/contract/office/todo.contract';
import { dayOf } from './due-date';

/** A task as texts of the form: tags separated by commas, flags as "yes". */
export type TaskValues = Record<
  'title' | 'assignee' | 'dueDate' | 'tags' | 'description' | 'isImportant' | 'isCompleted',
  string
>;

export const blankTask: TaskValues = {
  title: '',
  assignee: '',
  dueDate: '',
  tags: '',
  description: '',
  isImportant: '',
  isCompleted: '',
};

export function valuesOf(task: Task): TaskValues {
  return {
    title: task.title,
    assignee: task.assignee?.fullName ?? '',
    dueDate: task.dueDate ? dayOf(task.dueDate) : '',
    tags: task.tags.join(','),
    description: task.description,
    isImportant: task.isImportant ? 'yes' : '',
    isCompleted: task.isCompleted ? 'yes' : '',
  };
}

/** The fields changed in the form, in the form in which they are stored. */
export function changedFields(values: TaskValues, initial: TaskValues): Omit<TaskChange, 'id'> {
  const fields = {
    title: values.title.trim(),
    assignee: { fullName: values.assignee.trim(), avatar: null },
    dueDate: values.dueDate,
    tags: taskTags.filter((tag) => values.tags.split(',').includes(tag)),
    description: values.description,
    isImportant: values.isImportant === 'yes',
    isCompleted: values.isCompleted === 'yes',
  };
  const changed = Object.entries(fields).filter(
    ([name]) => values[name as keyof TaskValues] !== initial[name as keyof TaskValues],
  );
  return Object.fromEntries(changed);
}
