import { ShiftTemplateFields, type TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { useState } from 'react';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { type FormChecks, useForm } from '#ui/use-form';
import { SkillField } from '../skill-field';
import { ColourField } from './colour-field';
import { type TemplatesSay, templatesWords } from './shift-templates.words';
import { type EditedTemplate, type TemplateTexts, textsOf } from './template-form.rules';
import styles from './templates-drawer.module.css';
import { useSaveTemplate } from './use-save-template';

interface TemplateFormProps {
  hotel: number;
  template: EditedTemplate;
  departments: readonly TemplateDepartment[];
  /** To choose from. */
  skills: readonly string[];
  mayAddForHotel: boolean;
  onClose: () => void;
}

/** The code, times, break, type, skill, colour and department of a shift template. */
export function TemplateForm({ hotel, template, departments, skills, mayAddForHotel, onClose }: TemplateFormProps) {
  const say = templatesWords.use();
  const { id } = template;
  const [initial] = useState(() => textsOf(template));
  const form = useForm<TemplateTexts>(initial, checksOf(say));
  const { save, isBusy, error } = useSaveTemplate({ hotel, template, form, onSaved: onClose });
  const { start, end } = form.values;

  const place = (departmentId: number | null, label: string) => ({ value: String(departmentId ?? ''), label });
  const places = [
    ...(mayAddForHotel || template.departmentId === null ? [place(null, say('hotel'))] : []),
    ...departments
      .filter(({ id: own, mayAdd }) => mayAdd || own === template.departmentId)
      .map(({ id: own, name }) => place(own, name)),
  ];
  return (
    <FormDialog
      title={id === undefined ? say('add') : say('editTitle', { code: template.code })}
      form={form.props(save)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={isBusy}
      error={error}
    >
      <TextField
        {...form.field('code')}
        label={say('code')}
        hint={say('codeHint')}
        required
        data-autofocus
        autoComplete="off"
      />
      <TextField {...form.field('name')} label={say('name')} required autoComplete="off" />
      <div className={styles.times}>
        {(['start', 'end'] as const).map((name) => (
          <TimeField
            key={name}
            name={name}
            label={say(name)}
            required
            value={form.values[name]}
            error={form.errors[name]}
            hint={name === 'end' && start !== '' && end !== '' && end < start ? say('nextDay') : undefined}
            onChange={(time) => form.set(name, time)}
          />
        ))}
      </div>
      <TextField {...form.field('breakMinutes')} label={say('breakMinutes')} inputMode="numeric" autoComplete="off" />
      <SelectField
        label={say('type')}
        name="type"
        value={form.values.type}
        options={workedTypes.map((value) => ({ value, label: shiftWords.say(shiftLook(value).label) }))}
        onChange={(type) => form.set('type', type)}
      />
      <SkillField {...form.field('skill')} label={say('skill')} hint={say('skillHint')} skills={skills} />
      <ColourField
        label={say('colour')}
        value={form.values.colour}
        say={say}
        onChange={(colour) => form.set('colour', colour)}
      />
      <SelectField
        label={say('department')}
        name="departmentId"
        value={form.values.departmentId}
        options={places}
        onChange={(departmentId) => form.set('departmentId', departmentId)}
        below={form.errors.departmentId && <p className="small danger-text">{form.errors.departmentId}</p>}
      />
    </FormDialog>
  );
}

function checksOf(say: TemplatesSay): FormChecks<TemplateTexts> {
  const { code, name, start, end, breakMinutes, skill } = ShiftTemplateFields.shape;
  return {
    shape: { code, name, start, end, breakMinutes, skill },
    words: {
      code: say('codeFault'),
      name: say('nameFault'),
      start: say('timeFault'),
      end: say('timeFault'),
      breakMinutes: say('breakFault'),
    },
    rules: { end: (end, all) => (end !== '' && end === all.start ? say('endFault') : undefined) },
  };
}
