import type { PlanCentre } from '@horae/contract/scheduling/shift-templates.contract';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../templates/shift-templates.queries';

const none: { workCentres: readonly PlanCentre[]; costPlaces: readonly { departmentId: number; costPlace: string }[] } =
  {
    workCentres: [],
    costPlaces: [],
  };

/** The work centres in which the account can plan, and the cost places of departments; none until they are loaded. */
export const usePlaces = (hotel: number): typeof none => useQuery(templatesQuery(hotel)).data ?? none;
