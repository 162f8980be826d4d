import type { ListControl } from '#platform/list-search';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { roles, states } from './account-values';
import { accountsWords } from './accounts.words';
import { useHotels } from './use-hotels';

export function AccountFilters({ list }: { list: ListControl }) {
  const say = accountsWords.use();
  const hotels = useHotels();
  return (
    <>
      <ListSearch list={list} label={say('search')} />
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
