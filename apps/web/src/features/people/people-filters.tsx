import type { PeopleChoices } from '@horae/contract/people.contract';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { Combobox } from '#ui/combobox/combobox';
import { Drawer } from '#ui/drawer';
import { listWords } from '#ui/list/list.words';
import { ListSearch } from '#ui/list/list-search';
import { SelectField } from '#ui/select-field';
import styles from './people.module.css';
import { choicesQuery, type PeopleFilter } from './people.queries';
import { peopleWords } from './people.words';
import { employments, kinds, programs } from './person-values';

const inDrawer = ['departmentGroup', 'organisationUnit', 'workCentre', 'kind', 'program', 'skill', 'expiring'] as const;
const ends = ['0', '30', '60', '90'] as const;

/** Search, employment and department; the other filters in a sheet of their own. */
export function PeopleFilters({ hotel, list }: { hotel: number; list: ListControl }) {
  const say = peopleWords.use();
  const sayList = listWords.use();
  const { search, change } = list;
  const { data } = useQuery(choicesQuery(hotel));
  const [isOpen, setOpen] = useState(false);
  const count = inDrawer.filter((name) => search[name]).length;
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <SelectField
        label={say('employment')}
        isNamedOnly
        value={search.employment ?? 'now'}
        options={[
          ...employments.map((value) => ({ value, label: say(`employment.${value}`) })),
          { value: 'all', label: say('everyone') },
        ]}
        onChange={(value) => change({ employment: value === 'now' ? '' : value })}
      />
      <Combobox
        label={say('department')}
        hideLabel
        className={styles.choice ?? ''}
        allLabel={say('allDepartments')}
        options={optionsOf(data?.departments)}
        value={search.department ?? null}
        onChange={(id) => change({ department: id ?? '' })}
      />
      <Button onClick={() => setOpen(true)}>
        <IconFilter size={18} stroke={1.5} aria-hidden="true" />
        {say('moreFilters')}
        {count > 0 && ` (${count})`}
      </Button>
      <Drawer
        title={say('moreFilters')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => change(Object.fromEntries(inDrawer.map((name) => [name, ''])))}>
            {sayList('clearFilters')}
          </Button>
        }
      >
        <MoreFilters choices={data} list={list} />
      </Drawer>
    </>
  );
}

function MoreFilters({ choices, list }: { choices: PeopleChoices | undefined; list: ListControl }) {
  const say = peopleWords.use();
  const { search, change } = list;
  const found = (name: PeopleFilter, label: string, allLabel: string, options: { value: string; label: string }[]) => (
    <Combobox
      label={label}
      allLabel={allLabel}
      options={options}
      value={search[name] ?? null}
      onChange={(value) => change({ [name]: value ?? '' })}
    />
  );
  const select = (name: PeopleFilter, label: string, allLabel: string, options: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      value={search[name] ?? ''}
      options={[{ value: '', label: allLabel }, ...options]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className={styles.filters}>
      {found('departmentGroup', say('departmentGroup'), say('allGroups'), optionsOf(choices?.departmentGroups))}
      {found('organisationUnit', say('organisationUnit'), say('allUnits'), optionsOf(choices?.organisationUnits))}
      {found('workCentre', say('workCentre'), say('allCentres'), optionsOf(choices?.workCentres))}
      {select(
        'kind',
        say('contract'),
        say('allContracts'),
        kinds.map((value) => ({ value, label: say(`kind.${value}`) })),
      )}
      {select(
        'program',
        say('program'),
        say('bothPrograms'),
        programs.map((value) => ({ value, label: say(`program.${value}`) })),
      )}
      {found(
        'skill',
        say('skill'),
        say('allSkills'),
        (choices?.skills ?? []).map((name) => ({ value: name, label: name })),
      )}
      {select(
        'expiring',
        say('expiring'),
        say('anyTime'),
        ends.map((value) => ({
          value,
          label: value === '0' ? say('expired') : say('within', { count: Number(value) }),
        })),
      )}
    </div>
  );
}

const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));
