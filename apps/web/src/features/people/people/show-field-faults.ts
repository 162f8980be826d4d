import { ApiError } from '#platform/api-error';

interface FaultForm<V> {
  values: V;
  setError: (name: keyof V, fault: string) => void;
  focus: (name: keyof V) => void;
}

/** Shows the server's field errors at the form's fields and focuses the first of them. */
export function showFieldFaults<V extends object>(error: unknown, form: FaultForm<V>): void {
  if (!(error instanceof ApiError)) return;
  const names = Object.keys(form.values) as (keyof V)[];
  const faults = error.fields.flatMap(({ path, message }) => {
    const name = names.find((one) => one === path.split('.').at(-1));
    return name === undefined ? [] : [{ name, message }];
  });
  for (const { name, message } of faults) form.setError(name, message);
  if (faults[0]) form.focus(faults[0].name);
}
