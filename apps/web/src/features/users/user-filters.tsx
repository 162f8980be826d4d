import type { ListControl } from '#platform/list-search';
import { ListSearchBox } from '#ui/list/list-search-box';
import { SelectField } from '#ui/select-field';
import { plans, roles, statuses } from './user-values';
import { usersWords } from './users.words';

/** Search, role, plan and status of the list. */
export function UserFilters({ list }: { list: ListControl }) {
  const say = usersWords.use();
  const { search, change } = list;
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
        label={say('plan')}
        isNamedOnly
        value={search.plan ?? ''}
        options={[
          { value: '', label: say('allPlans') },
          ...plans.map((value) => ({ value, label: say(`plan.${value}`) })),
        ]}
        onChange={(plan) => change({ plan })}
      />
      <SelectField
        label={say('status')}
        isNamedOnly
        value={search.status ?? ''}
        options={[
          { value: '', label: say('allStatuses') },
          ...statuses.map((value) => ({ value, label: say(`status.${value}`) })),
        ]}
        onChange={(status) => change({ status })}
      />
    </>
  );
}
