import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Board } from '../../model/board.rules';
import { openRows } from '../model/open-plan.rules';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';

/** Whether the rows of all departments are shown, also of those without an open shift. */
export interface OpenRowsChoice {
  isAll: boolean;
  toggle: () => void;
}

/** The board with the rows of open shifts, and the choice to show those of all departments. */
export function useOpenRows(
  hotel: number,
  board: Board,
  onShow: (row: number) => void,
): { board: Board; choice: OpenRowsChoice } {
  const say = planningWords.use();
  const departments = useDepartments(hotel);
  const [isAll, setAll] = useState(false);
  const open = useMemo(() => openRows(board, departments, say('open.row'), isAll), [board, departments, say, isAll]);
  const shown = useMemo(() => (open.length === 0 ? board : { ...board, open }), [board, open]);
  const first = open[0]?.employeeId;
  const show = useEffectEvent(() => first !== undefined && onShow(first));
  useEffect(() => {
    if (isAll) show();
  }, [isAll]);
  return { board: shown, choice: { isAll, toggle: () => setAll(!isAll) } };
}
