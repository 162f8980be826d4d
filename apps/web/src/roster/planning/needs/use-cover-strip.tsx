import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import type { StripView } from '@horae/timeline';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChanges } from '#platform/changes';
import { coverFolded } from '#platform/preferences';
import type { GridRow } from '../../model/rows.rules';
import type { RosterAddress } from '../../roster-address';
import { useStable } from '../../use-stable';
import { type CoverLine, coverBase, createCoverCount } from '../model/cover-lines.rules';
import type { PlanDays } from '../planning.queries';
import type { OpenedGap } from './cover-cells';
import { createCoverStrip } from './cover-strip';
import { coverWords } from './cover-strip.words';
import { needDaysKey, needDaysQuery, needsKey } from './staffing-needs.queries';

interface CoverStripInput {
  shown: PlanDays;
  address: RosterAddress;
  rows: readonly GridRow[];
  drafts: readonly PlanDraft[];
  rules: PlanRules | undefined;
  onOpen: (opened: OpenedGap, needs: NeedDays) => void;
}

/** The strip under the head, once need and plan are loaded; undefined where nothing is needed. */
export function useCoverStrip({ shown, address, rows, drafts, rules, onOpen }: CoverStripInput): StripView | undefined {
  const say = coverWords.use();
  const { data: needs } = useQuery(needDaysQuery(shown));
  useChanges('staffing-needs', needsKey(shown.hotel));
  // Who works where and as what, and has which skills.
  useChanges('roster', needDaysKey(shown.hotel));
  const isFolded = coverFolded.use();
  const { days, range } = address;
  const base = useMemo(
    () => (needs && rules && needs.lines.length > 0 ? coverBase(needs, rules, range, days.zone) : undefined),
    [needs, rules, range, days],
  );
  const [linesOf] = useState(createCoverCount);
  const lines = useMemo(() => base && linesOf(base, drafts), [base, linesOf, drafts]);
  const onScreen = useMemo(() => (needs && lines ? linesOnScreen(lines, needs, rows) : []), [lines, needs, rows]);
  const open = useStable((opened: OpenedGap) => needs && onOpen(opened, needs));
  return useMemo(
    () =>
      onScreen.length === 0
        ? undefined
        : createCoverStrip({ lines: onScreen, days, isFolded, onFold: coverFolded.set, onOpen: open }),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [onScreen, days, isFolded, open, say],
  );
}

/** Those of departments with somebody in the rows, and of departments without people. */
function linesOnScreen(
  lines: readonly CoverLine[],
  { staff }: NeedDays,
  rows: readonly GridRow[],
): readonly CoverLine[] {
  const departmentsOf = new Map(
    staff.map(({ employeeId, departmentId, stays }) => [
      employeeId,
      stays?.map((stay) => stay.departmentId) ?? [departmentId],
    ]),
  );
  const staffed = new Set([...departmentsOf.values()].flat());
  const seen = new Set(rows.flatMap((row) => (row.kind === 'resource' ? (departmentsOf.get(row.id) ?? []) : [])));
  return lines.filter(({ departmentId }) => seen.has(departmentId) || !staffed.has(departmentId));
}
