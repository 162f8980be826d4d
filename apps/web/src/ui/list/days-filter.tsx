import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import type { ListControl } from '#platform/list-search';
import { useStore } from '#platform/store';
import { Button } from '../button';
import { DateField } from '../date-field/date-field';
import { Drawer } from '../drawer';
import { headSlots } from '../list-head/head-slots';
import { usePrintFilter } from '../print-head/print-lines';
import { listWords } from './list.words';

const days = ['from', 'to'] as const;

/** A button and a drawer that filter a list by a range of days, both ends included. */
export function DaysFilter({ list: { search, change } }: { list: ListControl }) {
  const say = listWords.use();
  const [isOpen, setOpen] = useState(false);
  usePrintFilter(say('from'), search.from && formatDate(search.from));
  usePrintFilter(say('to'), search.to && formatDate(search.to));
  const count = days.filter((name) => search[name]).length;
  const fields = days.map((name) => (
    <DateField key={name} label={say(name)} value={search[name] ?? ''} onChange={(day) => change({ [name]: day })} />
  ));
  // In the sheet of a phone there is room for both.
  if (useStore(headSlots)) return fields;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconFilter size={18} stroke={1.5} aria-hidden="true" />
        {say('days')}
        {count > 0 && ` (${count})`}
      </Button>
      <Drawer
        title={say('days')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => change({ from: '', to: '' })}>
            {say('clearFilters')}
          </Button>
        }
      >
        <div className="stack-4 inset">{fields}</div>
      </Drawer>
    </>
  );
}
