import { useEffect, useRef, useState } from 'react';
import type { ListControl } from '#platform/list-search';
import { stored } from '#platform/storage';

/** Remembers page and page size while the user is signed in; the URL takes precedence. */
export function useStoredPage(list: ListControl): void {
  const { page, perPage, search, change } = list;
  const [kept] = useState(() => ({ page: stored.currentPage.get(), perPage: stored.paginationPerPage.get() }));
  const mayRestore = useRef(Object.keys(search).length === 0);

  useEffect(() => {
    const wanted = { page: kept.page ?? page, perPage: kept.perPage ?? perPage };
    const isElsewhere = wanted.page !== page || wanted.perPage !== perPage;
    if (mayRestore.current && isElsewhere) change(wanted, { replace: true });
    mayRestore.current = false;
  }, [kept, page, perPage, change]);

  useEffect(() => {
    stored.currentPage.set(page);
    stored.paginationPerPage.set(perPage);
  }, [page, perPage]);
}
