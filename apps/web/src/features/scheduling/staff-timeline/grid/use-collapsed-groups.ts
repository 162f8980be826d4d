import type { Id } from '@horae/timeline';
import { useMemo, useState } from 'react';
import { stored } from '#platform/storage';
import type { GridRow } from '#roster/model/rows.rules';
import { collapsedGroups } from '../model/collapsed-groups.rules';

/** The collapsed groups, and how a press changes them; what was pressed is remembered on the device. */
export function useCollapsedGroups(rows: readonly GridRow[], shown: number, opened: number | undefined) {
  const [pressed, setPressed] = useState(stored.timelineGroups.get);
  const collapsed = useMemo(() => collapsedGroups({ rows, shown, pressed, opened }), [rows, shown, pressed, opened]);

  function toggle(group: Id, isExpanded: boolean): void {
    const next = { ...pressed, [group]: isExpanded };
    stored.timelineGroups.set(next);
    setPressed(next);
  }

  return { collapsed, toggle };
}
