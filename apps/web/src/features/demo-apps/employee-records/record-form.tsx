import type { EmployeeRecord } from '@horae/contract/demo-apps/employee-records.contract';
import { employeeRecordsContract } from '@horae/contract/demo-apps/employee-records.contract';
import { readDecimal, writtenDecimal } from '#platform/read-decimal';
import { DateField } from '#ui/date-field/date-field';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { recordWords } from './employee-records.words';
import { isoDay, statuses, tableDay } from './record-values';

export type RecordValues = Record<
  'full_name' | 'post' | 'email' | 'city' | 'start_date' | 'salary' | 'age' | 'experience' | 'status',
  string
>;

export const blankRecord: RecordValues = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  start_date: '',
  salary: '',
  age: '',
  experience: '',
  status: '1',
};

/** Converts a row to form values: a date, an amount and years instead of the table's texts. */
export function valuesOf(row: EmployeeRecord): RecordValues {
  const { full_name, post, email, city, age } = row;
  return {
    full_name,
    post,
    email,
    city,
    age,
    start_date: isoDay(row.start_date),
    salary: writtenDecimal(row.salary.slice(1)),
    experience: String(Number.parseInt(row.experience, 10)),
    status: String(row.status),
  };
}

/** Converts form values to the texts that the table stores. */
export function fieldsOf(values: RecordValues) {
  const years = Number(values.experience);
  return {
    full_name: values.full_name.trim(),
    post: values.post.trim(),
    email: values.email.trim(),
    city: values.city.trim(),
    start_date: tableDay(values.start_date),
    salary: `$${(readDecimal(values.salary) ?? 0).toFixed(2)}`,
    age: values.age.trim(),
    experience: years === 1 ? '1 Year' : `${years} Years`,
    status: Number(values.status),
  };
}

const { full_name, post, email, city } = employeeRecordsContract.add.body.shape.employee.shape;

export function useRecordForm(initial: RecordValues) {
  const say = recordWords.use();
  const required = (field: 'full_name' | 'post' | 'city') => say('error.required', { field: say(field).toLowerCase() });
  const like = (pattern: RegExp, fault: Parameters<typeof say>[0]) => (value: string) =>
    pattern.test(value.trim()) ? undefined : say(fault);
  return useForm<RecordValues>(initial, {
    shape: { full_name, post, email, city },
    words: {
      full_name: required('full_name'),
      post: required('post'),
      email: say('error.email'),
      city: required('city'),
    },
    // The table stores these in other formats, so the shapes of the contract do not apply.
    rules: {
      start_date: like(/^\d{4}-\d{2}-\d{2}$/, 'error.date'),
      salary: like(/^\d{1,8}([.,]\d{1,2})?$/, 'error.salary'),
      age: like(/^(1[4-9]|[2-9]\d)$/, 'error.age'),
      experience: like(/^([0-9]|[1-6]\d)$/, 'error.years'),
    },
  });
}

export function RecordFields({ form }: { form: ReturnType<typeof useRecordForm> }) {
  const say = recordWords.use();
  return (
    <>
      <TextField {...form.field('full_name')} label={say('full_name')} required autoComplete="off" data-autofocus />
      <TextField {...form.field('post')} label={say('post')} required autoComplete="off" />
      <TextField {...form.field('email')} type="email" label={say('email')} required autoComplete="off" />
      <TextField {...form.field('city')} label={say('city')} required autoComplete="off" />
      <DateField
        label={say('start_date')}
        name="start_date"
        required
        value={form.values.start_date}
        error={form.errors.start_date}
        onChange={(day) => form.set('start_date', day)}
      />
      <TextField {...form.field('salary')} inputMode="decimal" label={say('salary')} required autoComplete="off" />
      <TextField {...form.field('age')} inputMode="numeric" label={say('age')} required autoComplete="off" />
      <TextField
        {...form.field('experience')}
        inputMode="numeric"
        label={say('yearsOfWork')}
        required
        autoComplete="off"
      />
      <SelectField
        label={say('status')}
        value={form.values.status}
        options={statuses.map((status) => ({ value: String(status), label: say(`status.${status}`) }))}
        onChange={(status) => form.set('status', status)}
      />
    </>
  );
}
