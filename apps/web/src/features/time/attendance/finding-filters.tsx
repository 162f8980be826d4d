import type { FindingKind } from '@horae/contract/time/finding-kinds';
import { findingSeverities } from '@horae/contract/time/finding-rows';
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '#platform/list-search';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { ownersQuery } from './attendance.queries';
import { attendanceWords } from './attendance.words';

const kinds: readonly FindingKind[] = [
  'workedOnRestDay',
  'workedUndeclared',
  'overtimeNotDeclared',
  'declaredNobodyCame',
  'trainingAsRest',
  'missingOut',
  'missingIn',
  'unclear',
  'restBreached',
  'noPunch',
  'overlap',
  'layersDiffer',
  'noPlan',
  'late',
  'early',
  'long',
  'short',
];

/** The filters of the list: text, kind, severity, department, assignee and days. */
export function FindingFilters({ hotel, list }: { hotel: number; list: ListControl }) {
  const say = attendanceWords.use();
  const { data } = useQuery(ownersQuery(hotel));
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect
        list={list}
        name="kind"
        label={say('kind')}
        all={say('allKinds')}
        options={kinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="severity"
        label={say('severity')}
        all={say('allSeverities')}
        options={findingSeverities.toReversed().map((value) => ({ value, label: say(`severity.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="department"
        label={say('department')}
        all={say('allDepartments')}
        options={(data?.departments ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect
        list={list}
        name="owner"
        label={say('owner')}
        all={say('anyOwner')}
        options={(['mine', 'none'] as const).map((value) => ({ value, label: say(`owner.${value}`) }))}
      />
      <DaysFilter list={list} />
    </>
  );
}
