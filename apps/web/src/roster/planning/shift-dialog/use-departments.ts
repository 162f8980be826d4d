import type { TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../templates/shift-templates.queries';

const none: readonly TemplateDepartment[] = [];

/** The departments in which the account plans; none until they are loaded. */
export const useDepartments = (hotel: number): readonly TemplateDepartment[] =>
  useQuery(templatesQuery(hotel)).data?.departments ?? none;
