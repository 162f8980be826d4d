import { SelectField } from '#ui/select-field';
import type { ChosenDays } from '../model/fill-days.rules';
import { useDepartments } from '../shift-dialog/use-departments';
import type { FillScope } from './fill.queries';
import { fillWords } from './plan-fill.words';

export const chosenValue = 'chosen';

interface FillScopeFieldProps {
  hotel: number;
  chosen: ChosenDays;
  /** What the choice of what is selected is called. */
  chosenLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** For whom something is done: all, those selected, or a department. */
export function FillScopeField({ hotel, chosen, chosenLabel, value, onChange }: FillScopeFieldProps) {
  const say = fillWords.use();
  const departments = useDepartments(hotel);
  const options = [
    { value: '', label: say('everybody') },
    ...(chosen.people.length > 0 ? [{ value: chosenValue, label: chosenLabel }] : []),
    ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <SelectField label={say('for')} value={value} options={options} onChange={onChange} />;
}

/** Several people or days are selected on purpose; a single day has only the focus. */
export const isChoice = ({ people, dates }: ChosenDays): boolean => people.length * dates.length > 1;

export function useFillScope(hotel: number, { people }: ChosenDays, value: string): FillScope {
  const departments = useDepartments(hotel);
  if (value === '') return { departments: [], employees: [] };
  if (value === chosenValue) return { departments: [], employees: [...people] };
  const one = departments.find(({ id }) => String(id) === value);
  return { departments: one ? [one.id, ...one.formerly] : [], employees: [] };
}
