import { addDays } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#platform/format-date';
import { publicationsQuery } from '../publications/publications.queries';
import { rosterExportWords } from './roster-export.words';
import type { RosterPicture } from './roster-picture';

/** When and by whom the days shown were last published; empty if nobody did, or for whoever may not know it. */
export function usePublishedLine({ hotel, period, days }: RosterPicture, isWanted: boolean): string {
  const say = rosterExportWords.use();
  const last = addDays(period.start, period.days - 1);
  const { data } = useQuery({
    ...publicationsQuery({ hotel: hotel.ErpCompanyId, first: period.start, last }),
    enabled: isWanted,
    retry: false,
  });
  const [latest] = data?.publications ?? [];
  if (!latest) return '';
  const at = formatMoment(latest.publishedAt, days.zone.id);
  return latest.by ? say('posted.published', { at, by: latest.by }) : say('posted.publishedAt', { at });
}
