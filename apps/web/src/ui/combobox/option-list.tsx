import { lazy, type ReactNode } from 'react';
import { Part } from '../part';
import type { ComboboxOption } from './options';

const DrawnList = lazy(() => import('./drawn-list').then((part) => ({ default: part.DrawnList })));

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  selected: ReadonlySet<string>;
  active: number;
  optionId: (index: number) => string;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
  search?: string;
  isMulti?: boolean;
  /** What stands in a row, instead of the label and the note. */
  renderOption?: (option: ComboboxOption, search: string) => ReactNode;
}

/** A list of options, whose drawing is loaded when the first one opens. */
export function OptionList(list: OptionListProps) {
  return (
    <Part>
      <DrawnList {...list} />
    </Part>
  );
}
