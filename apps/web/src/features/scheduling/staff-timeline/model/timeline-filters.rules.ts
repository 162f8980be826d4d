import { type ActiveFilter, activeFilters, type FilterTexts } from '#roster/filters/active-filters.rules';
import { standardView, type TimelineView } from './timeline-view.rules';

/** The filters that differ from the defaults, including the one set by the pulse. */
export function timelineFilters(view: TimelineView, texts: FilterTexts): ActiveFilter<TimelineView>[] {
  const { focus } = view;
  const shared: ActiveFilter<TimelineView>[] = activeFilters(view, standardView.calendars, texts);
  if (!focus) return shared;
  const only = { key: `focus ${focus}`, name: texts.name('focus'), value: texts.value('focus', focus) };
  return [...shared, { ...only, without: { focus: null } }];
}
