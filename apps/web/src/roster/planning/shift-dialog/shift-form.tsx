import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#ui/checkbox';
import { Combobox } from '#ui/combobox/combobox';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { longDay, shortDay } from '../../texts/day-texts';
import { asSeenIn, viewOfShifts } from '../model/as-seen.rules';
import { changesOfForm } from '../model/changes-of-form.rules';
import { clashOfDrag } from '../model/drag-clash.rules';
import { personOn } from '../model/person-on.rules';
import { type Edited, shiftsOf, textsOf } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';
import { SkillField } from '../skill-field';
import { useSkills } from '../templates/use-skills';
import { departmentOptions, nobodyIn, openName } from './department-options';
import { PlaceFieldsRow } from './place-fields-row';
import { ShiftChecks } from './shift-checks';
import styles from './shift-dialog.module.css';
import type { ShiftDialogProps } from './shift-dialog-props';
import { formChecks, isComplete } from './shift-form-checks';
import { useDepartments } from './use-departments';

interface ShiftFormProps extends Omit<ShiftDialogProps, 'choices'> {
  edited: Edited;
  /** Above the fields. */
  children?: ReactNode;
}

export function ShiftForm({ hotel, edited, repeat, edits, rules, board, address, onClose, children }: ShiftFormProps) {
  const say = planningWords.use();
  const { days, range } = address;
  const isMany = edited.kind === 'many';
  const [initial] = useState(() => textsOf(edited, days));
  const [isAsSeen] = useState(() => asSeenIn(edits.now, viewOfShifts(shiftsOf(edited))));
  const [others, setOthers] = useState<readonly string[]>(repeat);
  const form = useForm(initial, formChecks(say, isMany));
  const departments = useDepartments(hotel);
  const skills = useSkills(hotel);
  const { values } = form;
  const chosen = board.resources.find(({ employeeId }) => String(employeeId) === values.employee);
  const own = edited.kind === 'new' ? edited.date : edited.kind === 'one' ? days.dateOf(edited.shift.start) : null;
  const person = chosen && own !== null ? personOn(chosen, own) : chosen;
  const wanted = { texts: values, repeat: others };
  const changes = isComplete(values, isMany) ? changesOfForm(edits.now, edited, wanted, days) : null;

  function submit(): void {
    // It says why.
    if (changes && clashOfDrag(edits.now, changes, days.zone)) return;
    edits.change('form', (now) => changesOfForm(now, edited, wanted, days), isAsSeen);
    onClose();
  }

  const isOpen = Number(values.employee) < 0;
  const people = board.resources.map(({ employeeId, title, jobTitle }) => ({
    value: String(employeeId),
    label: title,
    note: jobTitle,
  }));
  const asIs = isMany ? [{ value: '', label: say('shift.asIs') }] : [];
  const types = workedTypes.map((value) => ({ value, label: shiftWords.say(shiftLook(value).label) }));
  return (
    <FormDialog
      title={titleOf(edited, person?.title ?? openName(departments, values.employee), own)}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged || others.length > repeat.length}
      isBusy={false}
      error={null}
    >
      {children}
      {!isAsSeen(edits.now) && <Message kind="info">{say('shift.overtaken')}</Message>}
      {isMany && <p className="quiet">{say('shift.stays')}</p>}
      <div className={styles.times}>
        {(['start', 'end'] as const).map((name) => (
          <TimeField
            key={name}
            name={name}
            label={say(`shift.${name}`)}
            required={!isMany}
            data-autofocus={name === 'start' || undefined}
            value={values[name]}
            error={form.errors[name]}
            hint={name === 'end' && isOvernight(values) ? say('shift.nextDay') : undefined}
            onChange={(time) => form.set(name, time)}
          />
        ))}
        <TextField {...form.field('breakMinutes')} label={say('shift.break')} inputMode="numeric" autoComplete="off" />
      </div>
      <ShiftChecks changes={changes} edits={edits} rules={rules} days={days} />
      <div className={styles.pair}>
        <Combobox
          label={say('shift.person')}
          value={values.employee || null}
          error={form.errors.employee}
          {...(isMany && { allLabel: say('shift.asIs') })}
          options={[...people, ...nobodyIn(departments)]}
          onChange={(employee) => (employee || isMany) && form.set('employee', employee ?? '')}
        />
        <SelectField
          label={say('shift.type')}
          name="type"
          value={values.type}
          options={[...asIs, ...types]}
          onChange={(type) => form.set('type', type)}
        />
      </div>
      <div className={styles.pair}>
        {!isOpen && (
          <SelectField
            label={say('shift.department')}
            name="departmentId"
            value={values.departmentId}
            options={[...asIs, ...departmentOptions(departments, edited, person)]}
            onChange={(department) => form.set('departmentId', department)}
          />
        )}
        <TextField
          {...form.field('jobTitle')}
          label={say('shift.job')}
          placeholder={isMany ? say('shift.asIs') : (person?.jobTitle ?? '')}
          list="shift-jobs"
          autoComplete="off"
        />
        <datalist id="shift-jobs">
          {[...new Set(board.resources.map(({ jobTitle }) => jobTitle))].map((job) => (
            <option key={job}>{job}</option>
          ))}
        </datalist>
      </div>
      <PlaceFieldsRow hotel={hotel} form={form} edited={edited} person={person}>
        <SkillField
          {...form.field('skill')}
          label={say('shift.skill')}
          placeholder={isMany ? say('shift.asIs') : ''}
          skills={skills}
        />
      </PlaceFieldsRow>
      <TextField {...form.field('notes')} label={say('shift.note')} maxLength={500} autoComplete="off" />
      {own !== null && range.dates.length > 1 && (
        <fieldset className={styles.repeat}>
          <legend>{say('shift.repeat')}</legend>
          {range.dates
            .filter((date) => date !== own)
            .map((date) => (
              <Checkbox
                key={date}
                checked={others.includes(date)}
                onChange={(isOn) => setOthers(isOn ? [...others, date].sort() : others.filter((one) => one !== date))}
              >
                {shortDay(date)}
              </Checkbox>
            ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

const isOvernight = ({ start, end }: { start: string; end: string }) => start !== '' && end !== '' && end < start;

function titleOf(edited: Edited, name: string, day: string | null): string {
  const { say } = planningWords;
  if (edited.kind === 'many') return say('shift.titleMany', { count: edited.shifts.length });
  if (name === '') return say('shift.titleNobody', { day: longDay(day!) });
  return say(edited.kind === 'new' ? 'shift.titleNew' : 'shift.title', { name, day: longDay(day!) });
}
