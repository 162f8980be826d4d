import { addDays } from '@horae/local-time/local-date';
import type { QueryClient } from '@tanstack/react-query';
import { formatMoment } from '#platform/format-date';
import { mayPlan } from '../may-plan';
import { publicationsQuery } from '../publications/publications.queries';
import { rosterFilesWords } from './roster-files.words';
import type { RosterPicture } from './roster-picture';

/** What is printed about how the days shown were published; both are empty for those who may not know it. */
export interface PublishedLines {
  /** When and by whom they were last published. */
  published: string;
  /** Why they were published although they are against the law or the agreement, a line each. */
  unlawful: readonly string[];
}

const none: PublishedLines = { published: '', unlawful: [] };

/** Asks how the days shown were published; without an answer, nothing is printed of it. */
export async function publishedLines(
  client: QueryClient,
  { hotel, period, days }: RosterPicture,
): Promise<PublishedLines> {
  if (!mayPlan(hotel)) return none;
  const { say } = rosterFilesWords;
  const last = addDays(period.start, period.days - 1);
  const query = publicationsQuery({ hotel: hotel.ErpCompanyId, first: period.start, last });
  const data = await client.fetchQuery({ ...query, retry: false }).catch(() => null);
  if (!data) return none;
  const at = (moment: string) => formatMoment(moment, days.zone.id);
  const [latest] = data.publications;
  const published = latest && { at: at(latest.publishedAt), by: latest.by ?? '' };
  return {
    published: published ? say(published.by ? 'posted.published' : 'posted.publishedAt', published) : '',
    unlawful: (data.unlawful ?? []).map(({ publishedAt, by, reason }) =>
      say('unlawful', { reason, published: [at(publishedAt), by].filter(Boolean).join(', ') }),
    ),
  };
}
