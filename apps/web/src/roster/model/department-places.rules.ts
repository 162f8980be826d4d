/** The place of each person among those of the department, as its planners arranged them. */
export type Places = ReadonlyMap<number, number>;

interface Person {
  id: number;
}

/** Sorts people by their places; those without one stay in their order and come last. */
export function byPlace<P extends Person>(people: readonly P[], places: Places): readonly P[] {
  if (places.size === 0) return people;
  const placeOf = ({ id }: Person) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return [...people].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

/** Returns the people with one of them before or after another. */
export function withMoved(people: readonly number[], one: number, to: number, isAfter: boolean): number[] {
  const others = people.filter((id) => id !== one);
  others.splice(others.indexOf(to) + (isAfter ? 1 : 0), 0, one);
  return others;
}
