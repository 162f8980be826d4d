import type { WaitingItem, WaitingKind } from '@horae/contract/core/waiting.contract';

type Area = 'schedule' | 'apps';

interface Place {
  area: Area;
  /** The page in the menu whose badge counts it. */
  page: string;
  search?: string;
}

const places: Record<WaitingKind, Place> = {
  overdueFindings: { area: 'schedule', page: '/attendance', search: 'view=overdue' },
  correctionRequests: { area: 'schedule', page: '/attendance', search: 'view=requests' },
  refusedDeclarations: { area: 'schedule', page: '/declarations', search: 'view=rejected' },
  rostersToApprove: { area: 'schedule', page: '/roster-approval' },
  timesheetsToApprove: { area: 'schedule', page: '/timesheets', search: 'state=confirmed' },
  rosterChecks: { area: 'schedule', page: '/staff-timeline', search: 'view=day&focus=issues' },
  unreadMails: { area: 'apps', page: '/email' },
  unseenMessages: { area: 'apps', page: '/chat' },
  dueTasks: { area: 'apps', page: '/todo', search: 'sortBy=due-date' },
};

/** The address that shows exactly what a kind counts. */
export function addressOf({ kind, month }: Pick<WaitingItem, 'kind' | 'month'>): string {
  const { page, search } = places[kind];
  const ofMonth = month ? `month=${month}` : '';
  const query = [search, ofMonth].filter(Boolean).join('&');
  return query ? `${page}?${query}` : page;
}

export const areaOf = (kind: WaitingKind): Area => places[kind].area;

/** What waits at some pages of the menu. */
export function waitingAt(pages: readonly string[], waiting: readonly WaitingItem[] = []): WaitingItem[] {
  return waiting.filter(({ kind }) => pages.includes(places[kind].page));
}
