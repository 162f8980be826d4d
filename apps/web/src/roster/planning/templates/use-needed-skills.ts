import { foldText } from '@horae/contract/fold-text';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type PlanDays, rulesQuery } from '../planning.queries';
import { templatesQuery } from './shift-templates.queries';

/** Loads the rules again once a template or a draft needs a skill of which they say nothing yet. */
export function useNeededSkills(shown: PlanDays, drafts: readonly PlanDraft[], rules: PlanRules | undefined): void {
  const client = useQueryClient();
  const { data } = useQuery(templatesQuery(shown.hotel));
  const unknown = useMemo(() => {
    if (!rules) return '';
    const known = new Set(rules.needed);
    const ofTemplates = data?.templates.map(({ skill }) => skill) ?? [];
    const ofDrafts = drafts.flatMap(({ item }) => item?.skill ?? []);
    const wanted = new Set([...ofTemplates, ...ofDrafts].filter((skill) => skill !== '').map(foldText));
    return [...wanted].filter((skill) => !known.has(skill)).join('\n');
  }, [rules, data, drafts]);
  const { hotel, first, last } = shown;
  useEffect(() => {
    if (unknown !== '') void client.invalidateQueries({ queryKey: rulesQuery({ hotel, first, last }).queryKey });
  }, [client, unknown, hotel, first, last]);
}
