import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import type { ListControl } from '#platform/list-search';
import { readDecimal, writtenDecimal } from '#platform/read-decimal';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { Drawer } from '#ui/drawer';
import { FilterSelect } from '#ui/list/filter-select';
import { listWords } from '#ui/list/list.words';
import { ListSearch } from '#ui/list/list-search';
import { usePrintFilters } from '#ui/print-head/print-lines';
import { TextField } from '#ui/text-field';
import styles from './employee-records.module.css';
import { recordWords } from './employee-records.words';
import { statuses } from './record-values';

const ranges = ['startFrom', 'startTo', 'salaryFrom', 'salaryTo'] as const;

/** Search, city and status; start date and salary are in a sheet. */
export function RecordFilters({ list, cities }: { list: ListControl; cities: readonly string[] }) {
  const say = recordWords.use();
  const sayList = listWords.use();
  const { search, change } = list;
  const [isOpen, setOpen] = useState(false);
  // On phones all filters are in one sheet.
  const isPhone = useWindowKind() === 'phone';
  usePrintFilters(
    ranges.map((name) => [
      say(name),
      name.startsWith('start') ? search[name] && formatDate(search[name]) : search[name],
    ]),
  );
  const count = ranges.filter((name) => search[name]).length;
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect
        list={list}
        name="city"
        label={say('city')}
        all={say('allCities')}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <FilterSelect
        list={list}
        name="status"
        label={say('status')}
        all={say('allStatuses')}
        options={statuses.map((status) => ({ value: String(status), label: say(`status.${status}`) }))}
      />
      {isPhone && <RangeFilters list={list} />}
      {!isPhone && (
        <Button onClick={() => setOpen(true)}>
          <IconFilter size={18} stroke={1.5} aria-hidden="true" />
          {say('more')}
          {count > 0 && ` (${count})`}
        </Button>
      )}
      <Drawer
        title={say('more')}
        isOpen={isOpen && !isPhone}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => change(Object.fromEntries(ranges.map((name) => [name, ''])))}>
            {sayList('clearFilters')}
          </Button>
        }
      >
        <div className={styles.ranges}>
          <RangeFilters list={list} />
        </div>
      </Drawer>
    </>
  );
}

function RangeFilters({ list: { search, change } }: { list: ListControl }) {
  const say = recordWords.use();
  return (
    <>
      {(['startFrom', 'startTo'] as const).map((name) => (
        <DateField
          key={name}
          label={say(name)}
          value={search[name] ?? ''}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
      {(['salaryFrom', 'salaryTo'] as const).map((name) => (
        <TextField
          key={name}
          label={say(name)}
          inputMode="decimal"
          defaultValue={writtenDecimal(search[name] ?? '')}
          onBlur={(event) => {
            const text = event.currentTarget.value.trim();
            const amount = readDecimal(text);
            if (text === '' || (amount !== null && amount < 1e8))
              change({ [name]: amount === null ? '' : String(amount) });
          }}
        />
      ))}
    </>
  );
}
