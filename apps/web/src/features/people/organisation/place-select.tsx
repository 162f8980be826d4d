import { useId } from 'react';
import { SelectField, type SelectOption } from '#ui/select-field';
import { organisationWords } from './organisation.words';

interface PlaceSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A choice of a place, empty at first. */
export function PlaceSelect({ label, name, value, options, error, onChange }: PlaceSelectProps) {
  const say = organisationWords.use();
  const id = useId();
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      required
      data-autofocus
      aria-invalid={error !== undefined}
      aria-describedby={error && id}
      options={[{ value: '', label: say('choose') }, ...options]}
      onChange={onChange}
      below={
        error && (
          <p id={id} className="danger-text">
            {error}
          </p>
        )
      }
    />
  );
}
