import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { dropDraft, findDraft, keepDraft } from './forms/drafts';
import { type OwnWords, sentenceOf } from './forms/fault-sentences';
import { faultOf } from './forms/field-schema';
import { lengthLimit } from './forms/limits';
import { alertsIn, showFault } from './forms/show-fault';
import { useKeptState } from './forms/use-kept-state';

type Errors<V> = Partial<Record<keyof V, string>>;

/** How a form is validated before it is submitted. */
export interface FormChecks<V> {
  /** The contract's schemas of its fields: the `shape` of the body, or of a part of it. */
  shape?: Partial<Record<keyof V, $ZodType>>;
  /** Clearer messages for fields that the shape refuses, instead of the generic ones. */
  words?: Partial<Record<keyof V, OwnWords>>;
  /** Checks that only the form can make: fields that depend on each other, or on what is already stored. */
  rules?: { [K in keyof V]?: (value: V[K], all: V) => string | undefined };
  /** The name under which Back keeps what was typed, until `forget` is called. */
  draft?: string | undefined;
}

const isSecret = (name: string) => /password|^pin$/i.test(name);

/** The key under which a form survives the session's expiry; null for forms with a secret. */
function nameOf(values: object): string | null {
  const names = Object.keys(values);
  return names.some(isSecret) ? null : names.join();
}

/** State of a small form: validated on blur and on submit, which focuses the first invalid field. */
export function useForm<V extends Record<string, string>>(initial: V, checks: FormChecks<V>) {
  const [values, setValues] = useKeptState(nameOf(initial), initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const form = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  const { draft } = checks;
  const [typedBefore] = useState(() => findDraft(draft));

  useEffect(() => {
    if (typedBefore) setValues((known) => ({ ...known, ...typedBefore }));
  }, [typedBefore, setValues]);
  useEffect(() => {
    if (draft !== undefined && isChanged) keepDraft(draft, values);
  }, [draft, isChanged, values]);

  function focus(name: keyof V): void {
    const control = form.current?.elements.namedItem(String(name));
    if (control instanceof HTMLElement) control.focus();
  }

  /** Returns the contract's error for a field; surrounding white space is trimmed, as it is not sent. */
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
    /** Whether leaving would lose changes. */
    isChanged,
    /** Drops what Back would restore: it is saved or discarded. */
    forget: () => dropDraft(draft),
    set,
    focus,
    check,
    setError: (name: keyof V, error: string | undefined) => setErrors((known) => ({ ...known, [name]: error })),
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      error: errors[name],
      // A long password must not be cut off silently when pasted.
      maxLength: isSecret(name) ? undefined : lengthLimit(checks.shape?.[name]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.currentTarget.value),
      onBlur: () => {
        // Empty fields that were only tabbed through are reported on submit.
        if (values[name] !== '') check(name);
      },
    }),
    props: (submit: (values: V) => void) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // React events bubble from a form in a portal to the form that rendered it.
        event.stopPropagation();
        // Check every field, so that all errors show together.
        let firstWrong: string | undefined;
        for (const name of Object.keys(values)) {
          if (check(name)) firstWrong ??= name;
        }
        // Text that its field could not read is not among the values.
        const unparsed = form.current?.querySelector<HTMLElement>('[data-unparsed]');
        const alerts = form.current ? alertsIn(form.current) : undefined;
        if (firstWrong) focus(firstWrong);
        else if (unparsed) unparsed.focus();
        else submit(values);
        // Once it is drawn: on a small screen the fault may be far from the button.
        requestAnimationFrame(() => form.current && showFault(form.current, alerts));
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      },
    }),
  };
}
