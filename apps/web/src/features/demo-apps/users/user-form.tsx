import { type User, usersContract } from '@horae/contract/demo-apps/users.contract';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { plans, roles, statuses } from './user-values';
import { usersWords } from './users.words';

const names = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

export type UserValues = Record<(typeof names)[number] | 'role' | 'currentPlan' | 'status', string>;

/** The form of a user; `others` are the users whose usernames are taken. */
export function useUserForm(initial: UserValues, others: readonly User[]) {
  const say = usersWords.use();
  const required = (field: (typeof names)[number]) => say('error.required', { field: say(field).toLowerCase() });
  const filled = (field: (typeof names)[number]) => (text: string) =>
    text.trim() === '' ? required(field) : undefined;
  return useForm<UserValues>(initial, {
    shape: usersContract.add.body.shape,
    words: { fullName: required('fullName'), email: say('error.email') },
    // The contract allows these to be empty; the form does not.
    rules: {
      username: (username) => {
        const isTaken = others.some((other) => other.username.toLowerCase() === username.trim().toLowerCase());
        return isTaken ? say('error.taken') : filled('username')(username);
      },
      company: filled('company'),
      country: filled('country'),
      contact: filled('contact'),
    },
  });
}

/** The fields; status only for an existing user. */
export function UserFields({ form, hasStatus }: { form: ReturnType<typeof useUserForm>; hasStatus: boolean }) {
  const say = usersWords.use();
  return (
    <>
      {names.map((name, index) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={say(name)}
          type={name === 'email' ? 'email' : name === 'contact' ? 'tel' : 'text'}
          autoComplete="off"
          required
          data-autofocus={index === 0 || undefined}
        />
      ))}
      <SelectField
        label={say('role')}
        value={form.values.role}
        options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
        onChange={(role) => form.set('role', role)}
      />
      <SelectField
        label={say('plan')}
        value={form.values.currentPlan}
        options={plans.map((value) => ({ value, label: say(`plan.${value}`) }))}
        onChange={(plan) => form.set('currentPlan', plan)}
      />
      {hasStatus && (
        <SelectField
          label={say('status')}
          value={form.values.status}
          options={statuses.map((value) => ({ value, label: say(`status.${value}`) }))}
          onChange={(status) => form.set('status', status)}
        />
      )}
    </>
  );
}
