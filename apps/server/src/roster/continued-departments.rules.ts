/** A department as it is stored. */
export interface DepartmentRow {
  id: number;
  name: string;
  isClosed: boolean;
  continuedAs: number | null;
}

/** Departments that go on under another id, each led to the one that continues it now. */
export interface Continued {
  /** The department that continues this one, or itself. */
  latestOf: (id: number) => number;
  formerlyOf: (id: number) => number[];
}

export function continuedDepartments(rows: readonly DepartmentRow[]): Continued {
  const next = new Map(rows.map(({ id, continuedAs }) => [id, continuedAs]));
  function latestOf(id: number): number {
    let latest = id;
    // One step a department is the longest chain there can be.
    for (let step = 0; step < rows.length; step += 1) latest = next.get(latest) ?? latest;
    return latest;
  }
  const formerly = new Map<number, number[]>();
  for (const { id } of rows) {
    const latest = latestOf(id);
    if (latest !== id) formerly.set(latest, [...(formerly.get(latest) ?? []), id]);
  }
  return { latestOf, formerlyOf: (id) => formerly.get(id) ?? [] };
}
