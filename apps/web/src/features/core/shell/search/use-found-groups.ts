import { type FoundKind, foundKinds } from '@horae/contract/core/main-search.contract';
import { useQuery } from '@tanstack/react-query';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { usePaused } from '#platform/use-paused';
import { entriesOf, type FoundEntries, type FoundEntry, type GroupKind } from './found-entry';
import { foundQuery, searchDataQuery } from './search.queries';
import { matching } from './search.rules';
import { searchWords } from './search.words';

/** Kinds that the browser searches itself. */
const known = new Set<GroupKind>(['page', 'hotel', 'file', 'contact']);

const pause = 150;

/** Whether the server searches this kind, so that it may have more than the first reply contains. */
export const isOfServer = (kind: GroupKind): kind is FoundKind => !known.has(kind);

/** All matches in groups: local entries immediately, the server's as soon as it replies. */
export function useFoundGroups(search: string, own: { pages: FoundEntry[]; hotels: FoundEntry[] }) {
  const say = searchWords.use();
  const hotels = useStore(session)?.hotels ?? [];
  const q = search.trim();
  const asked = usePaused(q, pause);
  const found = useQuery(foundQuery(asked));
  const { data } = useQuery({ ...searchDataQuery, enabled: q !== '' });
  const [, files, contacts] = data?.searchArr ?? [];

  const local: Partial<Record<GroupKind, FoundEntry[]>> = {
    page: own.pages,
    hotel: own.hotels,
    file: (files?.data ?? []).map(({ title, by, size, link }, index) => ({
      key: `file ${index} ${link}`,
      kind: 'file',
      path: link,
      title,
      note: say('file', { by, size }),
    })),
    contact: (contacts?.data ?? []).map(({ title, email }) => ({
      key: `contact ${email}`,
      kind: 'contact',
      path: `/email/inbox?q=${encodeURIComponent(email)}`,
      title,
      note: email,
    })),
  };
  const order: GroupKind[] = ['page', 'hotel', 'employee', 'contact', ...foundKinds.slice(3), 'file'];
  const groups = order.flatMap((kind): FoundEntries[] => {
    const title = say(`group.${kind}`);
    const ownEntries = local[kind];
    if (ownEntries) {
      const entries = matching(ownEntries, q);
      return entries.length > 0 && q !== '' ? [{ kind, title, total: entries.length, entries }] : [];
    }
    const group = q === '' ? undefined : found.data?.groups.find((one) => one.kind === kind);
    return group ? [{ kind, title, total: group.total, entries: entriesOf(group, hotels) }] : [];
  });
  return { groups, query: found, isSettled: q === asked && (q === '' || !found.isFetching) };
}
