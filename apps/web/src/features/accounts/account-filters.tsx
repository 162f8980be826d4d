import type { ListControl } from '#platform/list-search';
import { ListSearchBox } from '#ui/list/list-search-box';
import { SelectField } from '#ui/select-field';
import { roles, states } from './account-values';
import { accountsWords } from './accounts.words';
import { useHotels } from './use-hotels';

/** Search, role, hotel and state of the list. */
export function AccountFilters({ list }: { list: ListControl }) {
  const say = accountsWords.use();
  const { search, change } = list;
  const hotels = useHotels();
  return (
    <>
      <ListSearchBox label={say('search')} value={list.q} onSearch={(q) => change({ q }, { replace: true })} />
      <SelectField
        label={say('role')}
        isNamedOnly
        value={search.role ?? ''}
        options={[
          { value: '', label: say('allRoles') },
          ...roles.map((value) => ({ value, label: say(`role.${value}`) })),
        ]}
        onChange={(role) => change({ role })}
      />
      <SelectField
        label={say('hotel')}
        isNamedOnly
        value={search.hotel ?? ''}
        options={[
          { value: '', label: say('allHotels') },
          ...hotels.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(hotel) => change({ hotel })}
      />
      <SelectField
        label={say('state')}
        isNamedOnly
        value={search.state ?? ''}
        options={[
          { value: '', label: say('allStates') },
          ...states.map((value) => ({ value, label: say(`state.${value}`) })),
        ]}
        onChange={(state) => change({ state })}
      />
    </>
  );
}
