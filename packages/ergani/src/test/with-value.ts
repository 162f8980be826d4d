interface Holder {
  [step: string]: Holder;
}

/** Returns a copy of a body with another value at a path like `WTOS.WTO[0].f_comments`; undefined removes the field. */
export function withValue(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop()!;
  const holder = steps.reduce((at, step) => at[step]!, copy as Holder);
  if (value === undefined) delete holder[last];
  else Object.assign(holder, { [last]: value });
  return copy;
}
