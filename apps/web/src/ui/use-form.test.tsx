// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { DateField } from './date-field/date-field';
import { NamesField } from './names-field';
import { useForm } from './use-form';

interface Sent {
  day: string;
  names: string[];
}

let sent: Sent[];
const names = ['Waiter'];

function HireForm() {
  const form = useForm({ day: '2026-01-05' }, {});
  return (
    <form {...form.props(({ day }) => sent.push({ day, names }))}>
      <DateField label="First day" value={form.values.day} onChange={(day) => form.set('day', day)} />
      <NamesField
        label="Jobs"
        names={names}
        faultOf={(name) => (name === 'x' ? 'Enter a job.' : undefined)}
        onChange={() => undefined}
      />
    </form>
  );
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('form input')];

function type(field: HTMLInputElement | undefined, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

const leave = (field: HTMLInputElement | undefined) =>
  flushSync(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

const submit = () => flushSync(() => document.querySelector('form')?.requestSubmit());

beforeEach(() => {
  sent = [];
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild!);
  flushSync(() => root.render(<HireForm />));
  return () => flushSync(() => root.unmount());
});

it('a day that does not exist is not sent as the day before it was typed', () => {
  const [day] = fields();
  type(day, '31/02/2026');
  leave(day);
  submit();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(day);

  type(day, '2026-02-28');
  submit();
  expect(sent).toEqual([{ day: '2026-02-28', names }]);
});

it('a day that is cleared is sent empty, also by Enter in its field', () => {
  type(fields()[0], '');
  submit();
  expect(sent).toEqual([{ day: '', names }]);
});

it('a name that is refused is not left out unseen', () => {
  const [, job] = fields();
  type(job, 'x');
  leave(job);
  submit();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(job);

  type(job, '');
  submit();
  expect(sent).toHaveLength(1);
});
