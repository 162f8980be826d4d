import type { ListControl } from '#platform/list-search';
import { ListSearchBox } from './list-search-box';

/** The words that a list is searched by, from its first page on. */
export function ListSearch({ list: { q, change }, label }: { list: Pick<ListControl, 'q' | 'change'>; label: string }) {
  return <ListSearchBox label={label} value={q} onSearch={(text) => change({ q: text }, { replace: true })} />;
}
