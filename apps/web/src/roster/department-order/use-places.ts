import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '#platform/changes';
import { useHotel } from '#platform/hotel';
import { mayPlan } from '../may-plan';
import type { Places } from '../model/department-places.rules';
import { departmentOrderKey, departmentOrderQuery } from './department-order.queries';

const noPlaces: Places = new Map();

/** The places of people in their departments; none for those who do not plan, or while it is not asked for. */
export function usePlaces(isAsked: boolean): Places {
  const hotel = useHotel();
  const id = hotel?.ErpCompanyId ?? 0;
  const { data } = useQuery({
    ...departmentOrderQuery(id),
    enabled: isAsked && hotel !== null && mayPlan(hotel),
  });
  useChanges('department-order', departmentOrderKey(id));
  return useMemo(() => {
    if (!isAsked || !data || data.orders.length === 0) return noPlaces;
    return new Map(data.orders.flatMap(({ employees }) => employees.map((employee, place) => [employee, place])));
  }, [isAsked, data]);
}
