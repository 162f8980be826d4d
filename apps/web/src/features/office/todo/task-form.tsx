import { taskTags, todoContract } from '@horae/contract/office/todo.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { today } from '#platform/device-day';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { RichTextField } from '#ui/rich-text/rich-text-field';
import { Switch } from '#ui/switch';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './task-form.module.css';
import { tagsInOrder } from './task-place';
import type { TaskValues } from './task-values';
import { assigneesQuery } from './todo.queries';
import { todoWords } from './todo.words';

export function useTaskForm(initial: TaskValues) {
  const say = todoWords.use();
  return useForm<TaskValues>(initial, {
    shape: { title: todoContract.add.body.shape.task.shape.title },
    words: { title: say('error.title') },
    rules: {
      assignee: (name) => (name === '' ? say('error.assignee') : undefined),
      dueDate: (day) => (day === '' ? say('error.dueDate') : undefined),
    },
  });
}

export function TaskFields({ form }: { form: ReturnType<typeof useTaskForm> }) {
  const say = todoWords.use();
  const id = useId();
  const { data: assignees = [] } = useQuery(assigneesQuery);
  const { values, set } = form;
  const tags = new Set(values.tags.split(',').filter(Boolean));

  function tick(tag: string, isOn: boolean): void {
    set('tags', taskTags.filter((one) => (one === tag ? isOn : tags.has(one))).join(','));
  }

  return (
    <>
      <TextField {...form.field('title')} label={say('field.title')} required autoComplete="off" data-autofocus />
      <TextField
        {...form.field('assignee')}
        label={say('field.assignee')}
        required
        autoComplete="off"
        list={`${id}-people`}
      />
      <datalist id={`${id}-people`}>
        {assignees.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <DateField
        label={say('field.dueDate')}
        name="dueDate"
        required
        value={values.dueDate}
        today={today()}
        error={form.errors.dueDate}
        onChange={(day) => set('dueDate', day)}
      />
      <fieldset className={styles.tags}>
        <legend>{say('tags')}</legend>
        {tagsInOrder.map((tag) => (
          <Checkbox key={tag} checked={tags.has(tag)} onChange={(isOn) => tick(tag, isOn)}>
            {say(`tag.${tag}`)}
          </Checkbox>
        ))}
      </fieldset>
      <RichTextField
        label={say('field.description')}
        html={values.description}
        onChange={(html) => set('description', html)}
      />
      <div className={styles.flags}>
        <Switch
          label={say('field.important')}
          checked={values.isImportant === 'yes'}
          onChange={(isOn) => set('isImportant', isOn ? 'yes' : '')}
        />
        <Switch
          label={say('field.completed')}
          checked={values.isCompleted === 'yes'}
          onChange={(isOn) => set('isCompleted', isOn ? 'yes' : '')}
        />
      </div>
    </>
  );
}
