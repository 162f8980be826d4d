import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptState } from '#ui/forms/use-kept-state';
import { type Faults, faultsOf, isFaulty } from './form-faults';
import { dueAfter, type InvoiceValues } from './form-values';

/** The values and errors of the form, and its submission. */
export function useInvoiceForm(initial: InvoiceValues) {
  const [values, setValues] = useKeptState('invoice', initial);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);

  /** Applies a change to the values current at the time of the call. */
  function update(changeOf: (now: InvoiceValues) => Partial<InvoiceValues>): void {
    setValues((known) => ({ ...known, ...changeOf(known) }));
  }

  function set(change: Partial<InvoiceValues>, place?: string): void {
    setValues((known) => ({ ...known, ...change }));
    if (place) setFaults((known) => ({ ...known, [place]: undefined }));
  }

  /** The due date follows the date of issue until the user sets another. */
  function setIssued(issuedDate: string): void {
    const follows = values.dueDate === dueAfter(values.issuedDate);
    set({ issuedDate, ...(follows && { dueDate: dueAfter(issuedDate) }) }, 'issuedDate');
  }

  function check(place: string): void {
    setFaults((known) => ({ ...known, [place]: faultsOf(values)[place] }));
  }

  /** Shows all errors and focuses the first; true if there are none. */
  function isSound(): boolean {
    const found = faultsOf(values);
    flushSync(() => setFaults(found));
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    return !isFaulty(found) && !wrong;
  }

  return {
    values,
    faults,
    isDirty,
    set,
    update,
    setIssued,
    check,
    isSound,
    props: (submit: () => void) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (isSound()) submit();
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        // Enter in a field does not submit: an invoice is long and easily sent half finished.
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      },
    }),
  };
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
