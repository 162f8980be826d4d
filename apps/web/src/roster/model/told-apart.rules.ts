import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';

/** Adds the code to the names that several people have. */
export function toldApart(resources: readonly StaffResource[]): readonly StaffResource[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { title } of resources) (seen.has(title) ? twice : seen).add(title);
  return twice.size === 0
    ? resources
    : resources.map((one) => (twice.has(one.title) ? { ...one, title: `${one.title} (${one.employeeCode})` } : one));
}
