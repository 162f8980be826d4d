import { readId } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';
import { actions } from './action-looks';
import type { AuditWanted } from './audit.queries';

const dayOf = (text: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined);

/** The filters in the URL; invalid values are ignored. */
export function readAuditPlace(search: TextSearch): AuditWanted {
  const { object, deed: action, from, to } = search;
  const found = {
    hotel: readId(search.hotel) ?? undefined,
    account: readId(search.account) ?? undefined,
    employee: readId(search.employee) ?? undefined,
    object: object?.slice(0, 40),
    action: actions.find((one) => one === action),
    from: dayOf(from),
    to: dayOf(to),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
