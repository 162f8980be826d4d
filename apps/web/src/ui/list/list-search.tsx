import type { ListControl } from '#platform/list-search';
import { ListSearchBox } from './list-search-box';

/** The words that a list is searched by, from its first page on. */
export function ListSearch({
  list: { search, change },
  label,
}: {
  list: Pick<ListControl, 'search' | 'change'>;
  label: string;
}) {
  return (
    <ListSearchBox label={label} value={search.q ?? ''} onSearch={(text) => change({ q: text }, { replace: true })} />
  );
}
