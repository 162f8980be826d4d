import { leaveCode } from '@horae/contract/scheduling/leave-kinds';
import type { GridReading, Planned } from '@horae/contract/scheduling/roster-import.contract';
import { addressOf, type Reading } from '@horae/roster-grid';
import type { Sheet } from '@horae/sheet-file/sheet';

/** How a grid was read, to be shown beside the file: its cells as written, each with what it says. */
export function gridView({ rows }: Sheet, reading: Reading): GridReading {
  const said = saidByCell(reading);
  return {
    days: [...reading.days],
    people: reading.people.filter(({ isOpen }) => !isOpen).length,
    lines: rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, column) => {
        const role = reading.roles[line - 1]?.[column];
        if (!cell || !role) return null;
        return { text: cell.text.slice(0, longestText), role, said: said.get(addressOf(line - 1, column)) ?? [] };
      }),
    })),
    notices: reading.notices.map(({ kind, cells, text }) => ({
      kind,
      cells: cells.slice(0, mostCells),
      ...(text !== undefined && { text }),
    })),
  };
}

const longestText = 200;
const mostCells = 20;

function saidByCell({ shifts, daysOff, leaves }: Reading): Map<string, Planned[]> {
  const said = new Map<string, Planned[]>();
  const say = (cells: readonly string[], planned: Planned) => {
    for (const cell of cells) said.set(cell, [...(said.get(cell) ?? []), planned]);
  };
  for (const { cells, from, to } of shifts) say(cells, { from: clock(from), to: clock(to), type: 'Regular' });
  for (const { cells } of daysOff) say(cells, { type: 'DayOff' });
  for (const { cells, leave } of leaves) say(cells, { type: leaveCode(leave) });
  return said;
}

const clock = (minutes: number) => {
  const wall = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(wall / 60)).padStart(2, '0')}:${String(wall % 60).padStart(2, '0')}`;
};
