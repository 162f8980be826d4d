import type { TimelineHandle } from '@horae/timeline';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { arrangePeople } from '../department-order/department-order.queries';
import { usePlaces } from '../department-order/use-places';
import type { Board } from '../model/board.rules';
import { byPlace, withMoved } from '../model/department-places.rules';
import { byName, type EmployeeRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import type { PlanCommand } from './plan-view';

interface Arranging {
  hotel: number;
  board: Board;
  address: RosterAddress;
  handle: RefObject<TimelineHandle | null>;
}

/** Puts somebody before or after another person of the department, for everybody who plans there. */
export function useArrange({ hotel, board, address, handle }: Arranging) {
  const { view, change } = address;
  const places = usePlaces(true);
  const arranging = useMutation(arrangePeople);

  return ({ row, to, isAfter }: Extract<PlanCommand, { type: 'arrange' }>): void => {
    if (row.kind !== 'resource' || to.kind !== 'resource' || !isSameDepartment(row, to)) return;
    const { building_Id: departmentId } = row.resource;
    const people = byName(board.resources)
      .filter(({ building_Id }) => building_Id === departmentId)
      .map(({ employeeId }) => ({ id: employeeId }));
    const current = byPlace(people, places).map(({ id }) => id);
    arranging.mutate({ hotel, departmentId, employees: withMoved(current, row.id, to.id, isAfter) });
    // An order is shown within departments alone.
    if (view.sort !== 'order' || view.group !== 'department') change({ sort: 'order', group: 'department' });
    // Once the rows have their new order.
    requestAnimationFrame(() => handle.current?.focus({ rowId: row.id }));
  };
}

const isSameDepartment = (a: EmployeeRow, b: EmployeeRow) => a.resource.building_Id === b.resource.building_Id;
