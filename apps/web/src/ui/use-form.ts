import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { type OwnWords, sentenceOf } from './forms/fault-sentences';
import { faultOf } from './forms/field-schema';
import { lengthLimit } from './forms/limits';
import { useKeptState } from './forms/use-kept-state';

type Errors<V> = Partial<Record<keyof V, string>>;

/** How a form is checked before it is sent. */
export interface FormChecks<V> {
  /** What the contract says of its fields: the `shape` of the body, or of a part of it. */
  shape?: Partial<Record<keyof V, $ZodType>>;
  /** What a field says that the shape refuses, where that is plainer than the words for any field. */
  words?: Partial<Record<keyof V, OwnWords>>;
  /** What only the form knows: fields that belong together, or what is stored already. */
  rules?: { [K in keyof V]?: (value: V[K], all: V) => string | undefined };
}

const isSecret = (name: string) => /password|^pin$/i.test(name);

/** What a form is kept by when the session expires; one with a secret in it is not. */
function nameOf(values: object): string | null {
  const names = Object.keys(values);
  return names.some(isSecret) ? null : names.join();
}

/** A small form: checked at blur and at submit, which focuses the first field that is wrong. */
export function useForm<V extends Record<string, string>>(initial: V, checks: FormChecks<V>) {
  const [values, setValues] = useKeptState(nameOf(initial), initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const form = useRef<HTMLFormElement>(null);

  function focus(name: keyof V): void {
    const control = form.current?.elements.namedItem(String(name));
    if (control instanceof HTMLElement) control.focus();
  }

  /** What the contract would refuse; white space around what was typed is not sent. */
  function refusal(name: keyof V): string | undefined {
    const schema = checks.shape?.[name];
    const text = values[name] ?? '';
    const fault = schema && faultOf(schema, isSecret(String(name)) ? text : text.trim());
    return fault && sentenceOf(fault, checks.words?.[name]);
  }

  function check(name: keyof V): string | undefined {
    const error = refusal(name) ?? checks.rules?.[name]?.(values[name], values);
    setErrors((known) => ({ ...known, [name]: error }));
    return error;
  }

  function set(name: keyof V, value: string): void {
    setValues((known) => ({ ...known, [name]: value }));
    setErrors((known) => ({ ...known, [name]: undefined }));
  }

  return {
    values,
    errors,
    /** Whether something would be lost by leaving. */
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    set,
    focus,
    check,
    setError: (name: keyof V, error: string | undefined) => setErrors((known) => ({ ...known, [name]: error })),
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      error: errors[name],
      // What is pasted into a password is not cut off unseen.
      maxLength: isSecret(name) ? undefined : lengthLimit(checks.shape?.[name]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.currentTarget.value),
      onBlur: () => {
        // An empty field that was only passed through is reported at submit.
        if (values[name] !== '') check(name);
      },
    }),
    props: (submit: (values: V) => void) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // A form over a form stands outside it on the page, yet inside it here.
        event.stopPropagation();
        // Every field is checked, so that every error shows at once.
        let firstWrong: string | undefined;
        for (const name of Object.keys(values)) {
          if (check(name)) firstWrong ??= name;
        }
        if (firstWrong) focus(firstWrong);
        else submit(values);
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      },
    }),
  };
}
