import type { ListControl } from '#platform/list-search';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { plans, roles, statuses } from './user-values';
import { usersWords } from './users.words';

/** The filters of the list: text, role, plan and status. */
export function UserFilters({ list }: { list: ListControl }) {
  const say = usersWords.use();
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
        name="plan"
        label={say('plan')}
        all={say('allPlans')}
        options={plans.map((value) => ({ value, label: say(`plan.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="status"
        label={say('status')}
        all={say('allStatuses')}
        options={statuses.map((value) => ({ value, label: say(`status.${value}`) }))}
      />
    </>
  );
}
