import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptState } from '#ui/forms/use-kept-state';
import { type Faults, faultsOf, isFaulty } from './form-faults';
import { dueAfter, type InvoiceValues } from './form-values';

/** The values of the form, what is wrong with them, and its sending. */
export function useInvoiceForm(initial: InvoiceValues) {
  const [values, setValues] = useKeptState('invoice', initial);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);

  /** Changes what is there by the time it is called. */
  function update(changeOf: (now: InvoiceValues) => Partial<InvoiceValues>): void {
    setValues((known) => ({ ...known, ...changeOf(known) }));
  }

  function set(change: Partial<InvoiceValues>, place?: string): void {
    setValues((known) => ({ ...known, ...change }));
    if (place) setFaults((known) => ({ ...known, [place]: undefined }));
  }

  /** The due date follows until somebody sets another. */
  function setIssued(issuedDate: string): void {
    const follows = values.dueDate === dueAfter(values.issuedDate);
    set({ issuedDate, ...(follows && { dueDate: dueAfter(issuedDate) }) }, 'issuedDate');
  }

  function check(place: string): void {
    setFaults((known) => ({ ...known, [place]: faultsOf(values)[place] }));
  }

  /** Shows what is wrong and goes to the first; true when nothing is. */
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
        // Enter in a field sends nothing: an invoice is long, and half of it is soon sent.
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      },
    }),
  };
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
