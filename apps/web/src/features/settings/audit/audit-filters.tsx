import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { actions, wordOf } from './action-looks';
import { auditChoicesQuery } from './audit.queries';
import { auditWords } from './audit.words';
import { capital, objectWords } from './audit-words';

interface AuditFiltersProps {
  list: ListControl;
  /** The name of the person that the list is limited to. */
  about: string | undefined;
}

/** The filters by text, hotel, account, object, action and days, and by person if a link set one. */
export function AuditFilters({ list, about }: AuditFiltersProps) {
  const say = auditWords.use();
  const { data } = useQuery(auditChoicesQuery);
  const { search, change } = list;
  const named = (known: { id: number; name: string }[] = []) =>
    known.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect
        list={list}
        name="hotel"
        label={say('hotel')}
        all={say('allHotels')}
        options={named(data?.hotels)}
        ends={{ employee: '' }}
      />
      <FilterSelect
        list={list}
        name="account"
        label={say('account')}
        all={say('allAccounts')}
        options={named(data?.accounts)}
      />
      <FilterSelect
        list={list}
        name="object"
        label={say('object')}
        all={say('allObjects')}
        options={(data?.objects ?? []).map((object) => ({ value: object, label: capital(objectWords(object)) }))}
      />
      <FilterSelect
        list={list}
        name="deed"
        label={say('action')}
        all={say('allActions')}
        options={actions.map((action) => ({ value: action, label: wordOf(action, say) }))}
      />
      <DaysFilter list={list} />
      {search.employee && (
        <Button onClick={() => change({ employee: '' })}>
          {say('onlyAbout', { name: about ?? search.employee })} ×
        </Button>
      )}
    </>
  );
}
