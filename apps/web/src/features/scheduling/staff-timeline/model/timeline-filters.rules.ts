import { type ActiveFilter, activeFilters, type FilterTexts } from '#roster/filters/active-filters.rules';
import { type TimelineView, usualCalendars } from './timeline-view.rules';

/** The filters that differ from the defaults, including the one set by the pulse. */
export function timelineFilters(view: TimelineView, texts: FilterTexts): ActiveFilter<TimelineView>[] {
  const shared: ActiveFilter<TimelineView>[] = activeFilters(view, usualCalendars(view), texts);
  const own = (['find', 'focus'] as const).flatMap((filter) => {
    const chosen = view[filter];
    if (chosen === null) return [];
    const [name, value] = [texts.name(filter), texts.value(filter, chosen)];
    return value === '' ? [] : [{ key: `${filter} ${chosen}`, name, value, without: { [filter]: null } }];
  });
  return [...shared, ...own];
}
