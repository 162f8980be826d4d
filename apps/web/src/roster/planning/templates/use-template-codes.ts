import type { LocalDate } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '#platform/changes';
import './template-colours.css';
import type { LocalDays } from '../../model/local-days.rules';
import { personOn } from '../model/person-on.rules';
import { type DepartmentCodes, pendingCodes, templateCodes } from '../model/template-codes.rules';
import { type ColourOf, templateColours } from '../model/template-colours.rules';
import type { PlannedRow } from '../plan-view';
import { templatesKey, templatesQuery } from './shift-templates.queries';

const none = { templates: [], departments: [] };

interface TemplateUse {
  /** The shift templates that are typed for a person on a day. */
  codesOf: (person: Pick<PlannedRow, 'resource'>, date: LocalDate) => DepartmentCodes;
  /** Undefined where no template has a colour. */
  colourOf: ColourOf | undefined;
}

/** What the shift templates of a hotel are used for; nothing until they are loaded. */
export function useTemplateCodes(hotel: number, days: LocalDays): TemplateUse {
  const { data, isPending } = useQuery(templatesQuery(hotel));
  useChanges('shift-templates', templatesKey(hotel));
  return useMemo(() => {
    const codesOf = templateCodes(data ?? none);
    const isColoured = data?.templates.some(({ colour }) => colour !== null) ?? false;
    return {
      codesOf: ({ resource }, date) => (isPending ? pendingCodes : codesOf(personOn(resource, date).building_Id)),
      colourOf: isColoured ? templateColours(codesOf, days) : undefined,
    };
  }, [data, isPending, days]);
}
