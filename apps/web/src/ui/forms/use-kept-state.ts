import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';
import { findUnsaved, takeUnsaved, watchUnsaved } from '#platform/unsaved';

/** Row keys are regenerated each time and say nothing about the content. */
const asText = (value: unknown): string => JSON.stringify(value, (name, part) => (name === 'key' ? undefined : part));

/**
 * State of a form that survives the expiry of the session until the same user logs in again. It is restored only if the
 * form starts from the same values, so never into another record's form or over a record that has changed since.
 * Without a form name, nothing is kept.
 */
export function useKeptState<T>(form: string | null, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const begun = asText(first);
  const name = form && `${form} ${begun}`;
  const [value, setValue] = useState(() => (name === null ? first : ((findUnsaved(name) as T | undefined) ?? first)));

  useLayoutEffect(
    () => watchUnsaved(() => (name === null || asText(value) === begun ? null : [name, value])),
    [value, begun, name],
  );
  useEffect(() => {
    if (name !== null) takeUnsaved(name);
  }, [name]);

  return [value, setValue];
}
