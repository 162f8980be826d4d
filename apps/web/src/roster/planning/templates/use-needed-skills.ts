import { foldText } from '@horae/contract/fold-text';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PlanDays, rulesQuery } from '../planning.queries';
import { templatesQuery } from './shift-templates.queries';

/** Loads the rules again once a template or a draft needs a skill of which they say nothing yet. */
export function useNeededSkills(shown: PlanDays, drafts: readonly PlanDraft[], rules: PlanRules | undefined): void {
  const client = useQueryClient();
  const { data } = useQuery(templatesQuery(shown.hotel));
  const known = new Set(rules?.needed);
  const wanted = [
    ...(data?.templates ?? []).map(({ skill }) => skill),
    ...drafts.flatMap(({ item }) => item?.skill ?? []),
  ].map(foldText);
  const unknown = rules && [...new Set(wanted)].filter((skill) => skill !== '' && !known.has(skill)).join('\n');
  const { hotel, first, last } = shown;
  useEffect(() => {
    if (unknown) void client.invalidateQueries({ queryKey: rulesQuery({ hotel, first, last }).queryKey });
  }, [client, unknown, hotel, first, last]);
}
