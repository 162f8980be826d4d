import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';

type Day = NonNullable<PublicationPreview['declares']>[number];

interface Group {
  /** Null: with the publication. */
  declaredAt: string | null;
  /** The days of each person. */
  daysOf: Map<number, string[]>;
}

/** The days by when they are declared, those with the publication first. */
export function groupsOf(chosen: readonly Day[]): Group[] {
  const groups: Group[] = [];
  for (const { declaredAt, employeeId, day } of chosen) {
    let group = groups.find((one) => one.declaredAt === declaredAt);
    if (!group) groups.push((group = { declaredAt, daysOf: new Map() }));
    group.daysOf.set(employeeId, [...(group.daysOf.get(employeeId) ?? []), day]);
  }
  return groups.sort((a, b) => (a.declaredAt ?? '').localeCompare(b.declaredAt ?? ''));
}
