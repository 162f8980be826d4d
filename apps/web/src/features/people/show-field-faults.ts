import { ApiError } from '#platform/api-error';

interface FaultForm {
  values: object;
  setError: (name: never, fault: string) => void;
  focus: (name: never) => void;
}

/** What the server refuses stands at the fields, where the form has them; the first of them gets the focus. */
export function showFieldFaults(error: unknown, form: FaultForm): void {
  if (!(error instanceof ApiError)) return;
  const faults = error.fields
    .map(({ path, message }) => [path.split('.').at(-1) ?? '', message] as const)
    .filter(([name]) => name in form.values);
  for (const [name, message] of faults) form.setError(name as never, message);
  if (faults[0]) form.focus(faults[0][0] as never);
}
