import { type ReactNode } from 'react';
import type { ComboboxOption } from './options';

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
  /** Replaces the label and note of a row. */
  renderOption?: (option: ComboboxOption, search: string) => ReactNode;
}
