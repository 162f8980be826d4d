import { type Task, taskTags } from '@horae/contract/office/todo.contract';
import { formatDate } from '#platform/format-date';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { dayOf } from './due-date';
import { todoWords } from './todo.words';

/** The tasks as a file; in print, a checklist. `textOf` converts a description to plain text. */
export function todoFile(tasks: readonly Task[], scope: string, textOf: (html: string) => string): ExportFile {
  const say = todoWords.say;
  const tagsOf = (task: Task) =>
    taskTags
      .filter((tag) => task.tags.includes(tag))
      .map((tag) => say(`tag.${tag}`))
      .join(', ');
  const dueOf = ({ dueDate }: Task) => dueDate && dayOf(dueDate);
  const formatDue = (day: string | null) => (day ? formatDate(day) : '');
  const title = say('title');
  return listFile({
    name: 'todo',
    title,
    scope,
    columns: [
      { header: say('export.done'), width: 8 },
      { header: say('field.title'), width: 44 },
      { header: say('field.assignee'), width: 24 },
      { header: say('field.dueDate'), kind: 'date' },
      { header: say('export.tags'), width: 20 },
      { header: say('field.important'), width: 10 },
      { header: say('field.description'), width: 60 },
    ],
    rows: tasks.map((task) => [
      task.isCompleted ? 'x' : '',
      task.title,
      task.assignee?.fullName ?? '',
      dueOf(task),
      tagsOf(task),
      task.isImportant ? 'x' : '',
      textOf(task.description),
    ]),
    printed: [
      {
        columns: [
          { header: say('export.done'), width: 8, align: 'center' },
          { header: say('field.title'), width: 46 },
          { header: say('field.assignee'), width: 24 },
          { header: say('field.dueDate'), width: 16 },
          { header: say('export.tags'), width: 18 },
        ],
        rows: tasks.map((task) => ({
          cells: [
            task.isCompleted ? '[x]' : '[  ]',
            task.title,
            task.assignee?.fullName ?? '',
            formatDue(dueOf(task)),
            tagsOf(task),
          ],
        })),
      },
    ],
  });
}
