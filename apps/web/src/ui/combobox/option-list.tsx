import { lazy } from 'react';
import { Part } from '../part';
import type { OptionListProps } from './option-list-props';

const DrawnList = lazy(() => import('./drawn-list').then((part) => ({ default: part.DrawnList })));

/** A list of options; its code is loaded when the first list opens. */
export function OptionList(list: OptionListProps) {
  return (
    <Part>
      <DrawnList {...list} />
    </Part>
  );
}
