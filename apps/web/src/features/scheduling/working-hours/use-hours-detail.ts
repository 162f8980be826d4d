import type { HourSums } from '@horae/contract/scheduling/hour-rows';
import { columnName } from './hour-texts';
import { placeAt } from './model/detail.rules';
import { isDelivered } from './model/measure.rules';
import { keyOf, pathOf } from './model/tree.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import type { HoursQuestion } from './working-hours.queries';
import { hoursWords } from './working-hours.words';

/** The opened figure: its place, its period and its sums. */
export interface DetailAddress {
  question: HoursQuestion;
  place: HoursQuestion['place'];
  /** Half-open dates. */
  start: string;
  end: string;
  isOneDay: boolean;
  name: string;
  where: string;
  sums: (Record<'planned' | 'declared' | 'actual' | 'overtime', number | null> & { open: number }) | null;
}

/** What the cell in the URL refers to; null if there is no such column. */
export function useHoursDetail(board: HoursBoard, control: HoursControl): DetailAddress | null {
  const say = hoursWords.use();
  const { cell, levels } = control.view;
  const { tree, question, whole } = board;
  if (!cell || !tree) return null;
  const column = tree.columns.find(({ key }) => key === cell.column);
  if (!column && cell.column !== 'total') return null;
  const path = pathOf(cell.path);
  const node = tree.branches.get(keyOf(path.slice(0, -1)))?.find((one) => keyOf(one.path) === cell.path);
  const sums = path.length === 0 ? tree.total : node;
  const at = column && tree.indexOf.get(column.key);
  // Days that are not evaluated yet have shifts but no sums.
  const isCounted = !column || at !== undefined;
  const start = column?.start ?? question.start;
  const end = column?.end ?? question.end;
  return {
    question,
    place: placeAt(question.place, path, levels),
    start,
    end,
    isOneDay: column !== undefined && control.column === 'day',
    name: path.length === 0 ? say('hotel') : (node?.label ?? ''),
    where: columnName({ key: '', start, end }, column && control.column === 'day' ? 'day' : 'week'),
    sums: sums && isCounted ? figuresOf(sums, at, whole) : null,
  };
}

function figuresOf(sums: HourSums, at: number | undefined, whole: HoursBoard['whole']): DetailAddress['sums'] {
  const figure = (measure: 'planned' | 'declared' | 'actual' | 'overtime') => {
    if (whole && !isDelivered(measure, whole)) return null;
    return at === undefined ? sums.total[measure] : (sums[measure][at] ?? 0);
  };
  return {
    planned: figure('planned'),
    declared: figure('declared'),
    actual: figure('actual'),
    overtime: figure('overtime'),
    open: at === undefined ? sums.open : 0,
  };
}
