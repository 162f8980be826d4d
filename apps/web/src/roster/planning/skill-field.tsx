import { type ComponentProps, useId } from 'react';
import { TextField } from '#ui/text-field';

interface SkillFieldProps extends Omit<ComponentProps<typeof TextField>, 'list'> {
  /** To choose from; another one may be typed. */
  skills: readonly string[];
}

/** A skill that work needs. */
export function SkillField({ skills, ...field }: SkillFieldProps) {
  const list = `${useId()}-skills`;
  return (
    <>
      <TextField {...field} list={list} maxLength={80} autoComplete="off" />
      <datalist id={list}>
        {skills.map((skill) => (
          <option key={skill}>{skill}</option>
        ))}
      </datalist>
    </>
  );
}
