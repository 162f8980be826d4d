import type { Grid } from './grid';
import type { ColumnKind } from './heading-words';
import type { PersonLabel } from './line-labels';
import type { ListHead } from './list-head';

/** Reads how a row of a list names its person; undefined when it does not. */
export function listLabelAt(grid: Grid, head: ListHead, row: number): PersonLabel | undefined {
  const text = (kind: ColumnKind) => {
    const column = [...head.kinds].find(([, one]) => one === kind)?.[0];
    return column === undefined || grid.cell(row, column) === null
      ? undefined
      : grid.text(row, column).replaceAll('\n', ' ');
  };
  const [surname, firstName, code, job, department] = (
    ['surname', 'firstName', 'code', 'job', 'department'] as const
  ).map(text);
  const parts = [...head.kinds]
    .filter(([, kind]) => kind === 'surname' || kind === 'firstName')
    .map(([column]) => grid.text(row, column));
  const name = text('name') ?? parts.filter((part) => part !== '').join(' ');
  if (name === '' && code === undefined) return undefined;
  return {
    name,
    ...(surname !== undefined && { surname }),
    ...(firstName !== undefined && { firstName }),
    ...(code !== undefined && { code }),
    ...(job !== undefined && { job }),
    ...(department !== undefined && { department }),
  };
}
