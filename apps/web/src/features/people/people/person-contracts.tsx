import type { ContractVersion } from '@horae/contract/contract-version';
import type { Person } from '@horae/contract/person';
import { IconPlus } from '@tabler/icons-react';
import { formatDate } from '#platform/format-date';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { EditRemoveButtons } from './edit-remove-buttons';
import { hoursText } from './hours-by-day';
import { peopleWords } from './people.words';
import styles from './person.module.css';

type Row = ContractVersion & { id: number; isInForce: boolean };

interface PersonContractsProps {
  person: Person;
  onAdd: () => void;
  onEdit: (version: ContractVersion) => void;
  onRemove: (version: ContractVersion) => void;
}

/** The versions of a contract, newest first; the current one is marked. */
export function PersonContracts({ person, onAdd, onEdit, onRemove }: PersonContractsProps) {
  const say = peopleWords.use();
  const rows = person.contracts
    .map((version, id) => Object.assign({ id, isInForce: version.fromDay === person.contract?.fromDay }, version))
    .toReversed();
  return (
    <section className="panel">
      <div className={styles.tools}>
        <Button onClick={onAdd}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addContract')}
        </Button>
      </div>
      <DataTable
        name={say('contractsOf')}
        columns={contractColumns(say)}
        rows={rows}
        nameOf={({ fromDay }) => formatDate(fromDay)}
        keyOf={({ fromDay }) => fromDay}
        renderActions={(version) => (
          <EditRemoveButtons
            edit={say('editContractTitle', { day: formatDate(version.fromDay) })}
            remove={say('removeContractTitle', { day: formatDate(version.fromDay) })}
            onEdit={() => onEdit(person.contracts[version.id]!)}
            onRemove={rows.length > 1 ? () => onRemove(person.contracts[version.id]!) : undefined}
          />
        )}
      />
    </section>
  );
}

function contractColumns(say: ReturnType<typeof peopleWords.use>): Column<Row>[] {
  return [
    {
      key: 'fromDay',
      header: say('fromDay'),
      isName: true,
      cell: ({ fromDay, isInForce }) => (
        <span className={styles.version}>
          <time dateTime={fromDay}>{formatDate(fromDay)}</time>
          {isInForce && <Badge tone="success">{say('inForce')}</Badge>}
        </span>
      ),
    },
    { key: 'kind', header: say('kind'), cell: ({ kind }) => say(`kind.${kind}`) },
    {
      key: 'program',
      header: say('program'),
      cell: ({ hasFixedHours }) => say(hasFixedHours ? 'program.fixed' : 'program.flexible'),
    },
    { key: 'weeklyHours', header: say('weeklyHours'), align: 'end', cell: ({ weeklyHours }) => weeklyHours },
    { key: 'daysPerWeek', header: say('daysPerWeek'), align: 'end', cell: ({ daysPerWeek }) => daysPerWeek },
    {
      key: 'weeklyPattern',
      header: say('weeklyPattern'),
      unfolds: true,
      cell: ({ weeklyPattern }) => weeklyPattern?.map(hoursText).join(' · ') ?? '–',
    },
    {
      key: 'breaks',
      header: say('breaks'),
      unfolds: true,
      cell: ({ isBreakInsideHours }) => say(isBreakInsideHours ? 'breaks.inside' : 'breaks.outside'),
    },
    {
      key: 'specialRules',
      header: say('specialRules'),
      unfolds: true,
      cell: ({ specialRules }) => say(`specialRules.${specialRules}`),
    },
    {
      key: 'flexibleArrival',
      header: say('flexibleArrival'),
      align: 'end',
      unfolds: true,
      cell: ({ flexibleArrival }) => flexibleArrival,
    },
    {
      key: 'hourlyCost',
      header: say('hourlyCost'),
      align: 'end',
      unfolds: true,
      cell: ({ hourlyCost }) => hourlyCost?.toFixed(2) ?? '–',
    },
  ];
}
