import { type ReactNode, useState } from 'react';
import { useStore } from '#platform/store';
import { Button } from '../button';
import { HeadPart } from '../list-head/head-part';
import { headSlots } from '../list-head/head-slots';
import { listHeadWords } from '../list-head/list-head.words';
import type { TableSelection } from './table-props';

interface Selecting {
  /** Undefined while rows cannot be selected. */
  selection: TableSelection | undefined;
  /** The way in, in "More". */
  begin: ReactNode;
  /** The way out, beside "Select all". */
  end: ReactNode;
}

/** On phones, rows have no boxes until "Select" is chosen in "More", unless that is what the list is for. */
export function useSelecting(wanted: TableSelection | undefined, isAlways = false): Selecting {
  const say = listHeadWords.use();
  const hasHead = useStore(headSlots)?.more !== undefined;
  const [isOn, setOn] = useState(false);
  if (!wanted || !hasHead || isAlways) return { selection: wanted, begin: null, end: null };
  return {
    selection: isOn || wanted.ids.size > 0 ? wanted : undefined,
    begin: (
      <HeadPart slot="more">
        <Button onClick={() => setOn(true)}>{say('select')}</Button>
      </HeadPart>
    ),
    end: (
      <Button
        look="plain"
        onClick={() => {
          setOn(false);
          wanted.onChange(new Set());
        }}
      >
        {say('selectDone')}
      </Button>
    ),
  };
}
