import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayPlan } from '../may-plan';
import { templateCodes } from '../planning/model/template-codes.rules';
import { type TemplateOfShift, templateOfShift } from '../planning/model/template-of-shift.rules';
import { templatesQuery } from '../planning/templates/shift-templates.queries';
import type { RosterPicture } from './roster-picture';

/** The shift templates whose codes stand on the roster that is posted; undefined without any, or for those who do not plan. */
export function usePostedCodes({ hotel, days }: RosterPicture, isWanted: boolean): TemplateOfShift | undefined {
  const { data } = useQuery({
    ...templatesQuery(hotel.ErpCompanyId),
    enabled: isWanted && mayPlan(hotel),
    retry: false,
  });
  return useMemo(
    () => (data && data.templates.length > 0 ? templateOfShift(templateCodes(data), days) : undefined),
    [data, days],
  );
}
