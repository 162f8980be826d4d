/**
 * Puts people into a new order: they share the places that they had, whoever else is there keeps the own, and whoever is
 * new comes right after the person before them.
 */
export function arranged(current: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(current);
  const moved = new Set(wanted);
  const inTurn = wanted.filter((id) => known.has(id));
  const order = current.map((id) => (moved.has(id) ? inTurn.shift()! : id));
  for (const [at, id] of wanted.entries()) {
    if (known.has(id)) continue;
    const before = wanted[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
