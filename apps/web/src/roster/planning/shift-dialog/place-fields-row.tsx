import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { type ReactNode, useId } from 'react';
import { Combobox } from '#ui/combobox/combobox';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import { type Edited, home, type ShiftTexts } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';
import { centreOptions } from './centre-options';
import styles from './shift-dialog.module.css';
import { usePlaces } from './use-places';

interface PlaceFieldsRowProps {
  hotel: number;
  form: ReturnType<typeof useForm<ShiftTexts>>;
  edited: Edited;
  /** Who works the shift; the row of the open shifts, or nobody yet. */
  person: StaffResource | undefined;
  /** Beside the cost place. */
  children: ReactNode;
}

/** The work centre and the cost place of a shift. */
export function PlaceFieldsRow({ hotel, form, edited, person, children }: PlaceFieldsRowProps) {
  const say = planningWords.use();
  const list = `${useId()}-cost-places`;
  const { workCentres, costPlaces } = usePlaces(hotel);
  const { values } = form;
  const isMany = edited.kind === 'many';
  const isHome = values.departmentId === home;
  const department = isHome ? person?.building_Id : Number(values.departmentId);
  const usual = costPlaces.find(({ departmentId }) => departmentId === department)?.costPlace ?? '';
  return (
    <>
      <Combobox
        label={say('shift.centre')}
        value={values.workCentreId || null}
        {...(isMany && { allLabel: say('shift.asIs') })}
        options={centreOptions(workCentres, edited, isHome && person && person.employeeId > 0 ? person : undefined)}
        onChange={(centre) => form.set('workCentreId', centre ?? (isMany ? '' : home))}
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('costPlace')}
          label={say('shift.costPlace')}
          placeholder={isMany ? say('shift.asIs') : usual}
          list={list}
          maxLength={20}
          autoComplete="off"
        />
        <datalist id={list}>
          {[...new Set(costPlaces.map(({ costPlace }) => costPlace))].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </datalist>
        {children}
      </div>
    </>
  );
}
