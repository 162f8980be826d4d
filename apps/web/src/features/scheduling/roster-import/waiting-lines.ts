import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';

/** The lines of a sheet that wait for an answer: about a cell, or about a name on them. */
export function waitingLines({ questions, grid }: Pick<RosterReport, 'questions' | 'grid'>): Set<number> {
  const names = new Set(questions.flatMap(({ of, value }) => (of === 'employee' ? [value] : [])));
  const asked = questions.flatMap(({ cells = [] }) => cells.map((cell) => Number(/\d+$/.exec(cell)?.[0] ?? 0)));
  const named = (grid?.lines ?? []).flatMap(({ line, cells }) => {
    const people = cells.flatMap((cell) => (cell?.role === 'person' ? [cell.text] : []));
    return [...names].some((name) => people.some((text) => text.length > 2 && name.includes(text))) ? [line] : [];
  });
  return new Set([...asked, ...named]);
}
