import type { PeopleChoices } from '@horae/contract/people/people.contract';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListControl } from '#platform/list-search';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Combobox } from '#ui/combobox/combobox';
import { Drawer } from '#ui/drawer';
import { listWords } from '#ui/list/list.words';
import { ListSearch } from '#ui/list/list-search';
import { usePrintFilters } from '#ui/print-head/print-lines';
import { SelectField } from '#ui/select-field';
import styles from './people.module.css';
import { choicesQuery } from './people.queries';
import { peopleWords } from './people.words';
import { employments, kinds, programs } from './person-values';

const ends = ['0', '30', '60', '90'] as const;

/** Search, employment and department; the other filters are in a sheet. */
export function PeopleFilters({ hotel, list }: { hotel: number; list: ListControl }) {
  const say = peopleWords.use();
  const sayList = listWords.use();
  const { search, change } = list;
  const { data } = useQuery(choicesQuery(hotel));
  const [isOpen, setOpen] = useState(false);
  // On phones all filters are in one sheet.
  const isPhone = useWindowKind() === 'phone';
  const more = moreFilters(say, data);
  const count = more.filter(({ name }) => search[name]).length;
  const departments = optionsOf(data?.departments);
  const employed = [
    ...employments.map((value) => ({ value, label: say(`employment.${value}`) })),
    { value: 'all', label: say('everyone') },
  ];
  usePrintFilters([
    [say('employment'), labelOf(employed, search.employment)],
    [say('department'), labelOf(departments, search.department)],
    ...more.map(({ name, label, options }) => [label, labelOf(options, search[name])] as const),
  ]);
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <SelectField
        label={say('employment')}
        isNamedOnly
        value={search.employment ?? 'now'}
        options={employed}
        onChange={(value) => change({ employment: value === 'now' ? '' : value })}
      />
      <Combobox
        label={say('department')}
        hideLabel
        className={styles.choice ?? ''}
        allLabel={say('allDepartments')}
        options={departments}
        value={search.department ?? null}
        onChange={(id) => change({ department: id ?? '' })}
      />
      {isPhone && <MoreFilters filters={more} list={list} />}
      {!isPhone && (
        <Button onClick={() => setOpen(true)}>
          <IconFilter size={18} stroke={1.5} aria-hidden="true" />
          {say('moreFilters')}
          {count > 0 && ` (${count})`}
        </Button>
      )}
      <Drawer
        title={say('moreFilters')}
        isOpen={isOpen && !isPhone}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => change(Object.fromEntries(more.map(({ name }) => [name, ''])))}>
            {sayList('clearFilters')}
          </Button>
        }
      >
        <MoreFilters filters={more} list={list} />
      </Drawer>
    </>
  );
}

interface MoreFilter {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  /** A long list, which needs a search field. */
  isLong?: boolean;
}

/** The filters in the sheet, each with its options. */
function moreFilters(say: typeof peopleWords.say, choices: PeopleChoices | undefined): MoreFilter[] {
  const { departmentGroups, organisationUnits, workCentres, skills = [] } = choices ?? {};
  const text = (value: string) => ({ value, label: value });
  return [
    long('departmentGroup', say('departmentGroup'), say('allGroups'), optionsOf(departmentGroups)),
    long('organisationUnit', say('organisationUnit'), say('allUnits'), optionsOf(organisationUnits)),
    long('workCentre', say('workCentre'), say('allCentres'), optionsOf(workCentres)),
    {
      name: 'kind',
      label: say('contract'),
      all: say('allContracts'),
      options: kinds.map((value) => ({ value, label: say(`kind.${value}`) })),
    },
    {
      name: 'program',
      label: say('program'),
      all: say('bothPrograms'),
      options: programs.map((value) => ({ value, label: say(`program.${value}`) })),
    },
    long('skill', say('skill'), say('allSkills'), skills.map(text)),
    {
      name: 'expiring',
      label: say('expiring'),
      all: say('anyTime'),
      options: ends.map((value) => ({
        value,
        label: value === '0' ? say('expired') : say('within', { count: Number(value) }),
      })),
    },
  ];
}

const long = (name: string, label: string, all: string, options: MoreFilter['options']): MoreFilter => ({
  name,
  label,
  all,
  options,
  isLong: true,
});

const labelOf = (options: MoreFilter['options'], chosen: string | undefined) =>
  chosen && (options.find(({ value }) => value === chosen)?.label ?? chosen);

function MoreFilters({ filters, list: { search, change } }: { filters: readonly MoreFilter[]; list: ListControl }) {
  return (
    <div className={styles.filters}>
      {filters.map(({ name, label, all, options, isLong }) =>
        isLong ? (
          <Combobox
            key={name}
            label={label}
            allLabel={all}
            options={options}
            value={search[name] ?? null}
            onChange={(value) => change({ [name]: value ?? '' })}
          />
        ) : (
          <SelectField
            key={name}
            label={label}
            value={search[name] ?? ''}
            options={[{ value: '', label: all }, ...options]}
            onChange={(value) => change({ [name]: value })}
          />
        ),
      )}
    </div>
  );
}

const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));
