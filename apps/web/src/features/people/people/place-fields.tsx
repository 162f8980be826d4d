import { useQuery } from '@tanstack/react-query';
import { Combobox } from '#ui/combobox/combobox';
import { choicesQuery } from './people.queries';
import { peopleWords } from './people.words';

type PlaceField = 'departmentId' | 'workCentreId';
export type PlaceValues = Record<PlaceField, string>;

interface PlaceFieldsProps {
  hotel: number;
  values: PlaceValues;
  errors: Partial<Record<PlaceField, string | undefined>>;
  onChange: (field: PlaceField, id: string) => void;
  /** The label of the empty first option, if none may be selected. */
  allLabel?: string;
}

/** The choice of a department and a work centre, each with its path. */
export function PlaceFields({ hotel, values, errors, onChange, allLabel }: PlaceFieldsProps) {
  const say = peopleWords.use();
  const { data } = useQuery(choicesQuery(hotel));
  const groups = new Map(data?.departmentGroups.map(({ id, name }) => [id, name]));
  const units = new Map(data?.organisationUnits.map(({ id, name }) => [id, name]));
  const fields = [
    {
      field: 'departmentId',
      label: say('department'),
      places: data?.departments.map((one) => ({ ...one, note: groups.get(one.departmentGroupId) })),
    },
    {
      field: 'workCentreId',
      label: say('workCentre'),
      places: data?.workCentres.map((one) => ({ ...one, note: units.get(one.organisationUnitId) })),
    },
  ] as const;
  return fields.map(({ field, label, places }) => {
    const error = errors[field];
    return (
      <Combobox
        key={field}
        label={label}
        options={(places ?? []).map(({ id, name, note }) => ({
          value: String(id),
          label: name,
          ...(note && { note }),
        }))}
        value={values[field] || null}
        onChange={(id) => onChange(field, id ?? '')}
        {...(error && { error })}
        {...(allLabel && { allLabel })}
      />
    );
  });
}

export function placeWords(say: ReturnType<typeof peopleWords.use>) {
  const chosen = (field: 'department' | 'workCentre') => say('error.choose', { field: say(field).toLowerCase() });
  return { departmentId: chosen('department'), workCentreId: chosen('workCentre') };
}
