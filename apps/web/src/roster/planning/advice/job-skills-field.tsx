import type { JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import lists from '../needs/needs-drawer.module.css';
import { without } from './job-skills.rules';
import styles from './job-skills-field.module.css';
import { namesQuery } from './plan-advice.queries';
import { adviceWords } from './plan-advice.words';

interface JobSkillsFieldProps {
  hotel: number;
  jobSkills: readonly JobSkill[];
  onChange: (jobSkills: readonly JobSkill[]) => void;
  /** What is being entered. */
  entered: JobSkill;
  onEnter: (entered: JobSkill) => void;
  onAdd: () => void;
  error: string | undefined;
}

/** Which skills everybody in a job needs; a line each, and one to add. */
export function JobSkillsField(props: JobSkillsFieldProps) {
  const { hotel, jobSkills, onChange, entered, onEnter, onAdd, error } = props;
  const say = adviceWords.use();
  const id = useId();
  const skill = useRef<HTMLInputElement>(null);
  const { data } = useQuery(namesQuery(hotel));
  const jobs = [...new Set([...(data?.jobTitles ?? []), ...jobSkills.map(({ jobTitle }) => jobTitle)])];

  return (
    <fieldset className={styles.skills}>
      <legend>{say('jobSkills')}</legend>
      {jobSkills.length > 0 && (
        <ul className="stack plain-list">
          {jobSkills.map((one) => (
            <li key={`${one.jobTitle}\n${one.skill}`} className={lists.row}>
              <span>{say('needs', one)}</span>
              <IconButton
                icon={IconTrash}
                label={say('removeNeed', one)}
                onClick={() => {
                  onChange(without(jobSkills, one));
                  skill.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={say('job')}
        name="jobTitle"
        value={entered.jobTitle}
        options={[{ value: '', label: say('chooseJob') }, ...jobs.map((job) => ({ value: job, label: job }))]}
        onChange={(jobTitle) => onEnter({ ...entered, jobTitle })}
      />
      <TextField
        ref={skill}
        label={say('skill')}
        name="skill"
        maxLength={80}
        autoComplete="off"
        list={`${id}-skills`}
        value={entered.skill}
        error={error}
        onChange={({ currentTarget }) => onEnter({ ...entered, skill: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onAdd();
        }}
      />
      <datalist id={`${id}-skills`}>
        {data?.skills.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button onClick={onAdd}>{say('addNeed')}</Button>
    </fieldset>
  );
}
