import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '#platform/changes';
import type { EmployeeRow } from '../../model/rows.rules';
import { type DepartmentCodes, templateCodes } from '../model/template-codes.rules';
import { templatesKey, templatesQuery } from './shift-templates.queries';

const none = { templates: [], departments: [] };

/** Finds the shift templates that are typed for a person; none until they are loaded. */
export function useTemplateCodes(hotel: number): (person: EmployeeRow) => DepartmentCodes {
  const { data } = useQuery(templatesQuery(hotel));
  useChanges('shift-templates', templatesKey(hotel));
  return useMemo(() => {
    const codesOf = templateCodes(data ?? none);
    return ({ resource }) => codesOf(resource.building_Id);
  }, [data]);
}
