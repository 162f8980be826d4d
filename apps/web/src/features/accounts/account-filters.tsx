import type { ListControl } from '#platform/list-search';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearchBox } from '#ui/list/list-search-box';
import { roles, states } from './account-values';
import { accountsWords } from './accounts.words';
import { useHotels } from './use-hotels';

/** Search, role, hotel and state of the list. */
export function AccountFilters({ list }: { list: ListControl }) {
  const say = accountsWords.use();
  const { change } = list;
  const hotels = useHotels();
  return (
    <>
      <ListSearchBox label={say('search')} value={list.q} onSearch={(q) => change({ q }, { replace: true })} />
      <FilterSelect
        list={list}
        name="role"
        label={say('role')}
        all={say('allRoles')}
        options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="hotel"
        label={say('hotel')}
        all={say('allHotels')}
        options={hotels.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect
        list={list}
        name="state"
        label={say('state')}
        all={say('allStates')}
        options={states.map((value) => ({ value, label: say(`state.${value}`) }))}
      />
    </>
  );
}
