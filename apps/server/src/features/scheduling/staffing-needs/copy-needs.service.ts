import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import type { Database } from '#platform/database';
import { forbidden, invalid } from '#platform/errors';
import { copiedNeeds } from './copy-needs.rules';
import { follow, type NeedChange, type NeedsContext } from './follow-needs';
import { refusePlace } from './refuse-needs';
import { shownNeed } from './shown-need';
import { authorOf, end } from './staffing-needs.service';
import { insertNeeds, lockNeeds, updateNeed } from './staffing-needs.store';

interface Copy {
  departmentId: number;
  weekday: number;
  to: readonly number[];
  firstDay: string;
}

/** Needs on other weekdays what one weekday needs, from a day on; before it, everything stays as it was. */
export async function copyNeeds(tx: Database, context: NeedsContext, copy: Copy): Promise<StaffingNeed[]> {
  const { reach, rows } = await lockNeeds(tx, context.hotel);
  if (!reach.maySee(copy.departmentId)) throw invalid('departmentId', 'Choose a department in which you plan.');
  if (!reach.mayKeep(copy.departmentId)) throw forbidden();
  refusePlace(reach, reach.latestOf(copy.departmentId), '');
  if (copy.to.includes(copy.weekday)) throw invalid('to', 'Choose weekdays other than the one that is copied.');
  const place = reach.latestOf(copy.departmentId);
  const own = rows.filter((row) => reach.latestOf(row.departmentId) === place);
  const author = authorOf(context);
  const changes: NeedChange[] = [];
  for (const { row: before, weekdays } of copiedNeeds(own, copy)) {
    const isPast = before.firstDay < copy.firstDay;
    if (weekdays.length > 0 && !isPast) {
      changes.push({ before, after: await updateNeed(tx, author, before, { weekdays }) });
      continue;
    }
    changes.push({ before, after: await end(tx, context, before, copy.firstDay) });
    if (weekdays.length === 0) continue;
    const { departmentId, jobTitle, skill, lastDay, startMinute, endMinute, people, source } = before;
    const of = { departmentId, jobTitle, skill, lastDay, startMinute, endMinute, people, source };
    const [after] = await insertNeeds(tx, author, [{ ...of, weekdays, firstDay: copy.firstDay }]);
    changes.push({ before: null, after: after! });
  }
  await follow(tx, context, changes);
  return changes.flatMap(({ after }) =>
    after && !isEnded(after.lastDay, copy.firstDay) ? [shownNeed(after, reach)] : [],
  );
}

const isEnded = (lastDay: string | null, from: string): boolean => lastDay !== null && lastDay < from;
