import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';
import { findUnsaved, takeUnsaved, watchUnsaved } from '#platform/unsaved';

/** Keys of rows are drawn anew each time and say nothing of what was typed. */
const asText = (value: unknown): string => JSON.stringify(value, (name, part) => (name === 'key' ? undefined : part));

/**
 * A state of a form that comes back after the session expired and its owner has logged in again. Only over what it began
 * with then, so that it is neither offered in the form of another record nor over what was changed meanwhile. Without the
 * name of a form nothing is kept.
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
