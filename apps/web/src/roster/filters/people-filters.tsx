import { MultiCombobox } from '#ui/combobox/multi-combobox';
import type { Board } from '../model/board.rules';
import { departmentOptions, groupOptions } from '../model/narrow-resources.rules';
import { type Program, programs, type RosterFilters } from '../model/roster-filters.rules';
import { rosterWords } from '../roster.words';
import styles from './filters.module.css';

interface PeopleFiltersProps {
  board: Board | undefined;
  view: RosterFilters;
  change: (part: Partial<RosterFilters>) => void;
  showLabels?: boolean;
}

/** Returns the chosen departments that belong to the chosen groups. */
function keptDepartments(board: Board | undefined, groups: readonly number[], chosen: readonly number[]): number[] {
  const left = new Set(departmentOptions(board?.resources ?? [], groups).map(({ value }) => Number(value)));
  return chosen.filter((id) => left.has(id));
}

/** Filters the loaded employees, without a request. */
export function PeopleFilters({ board, view, change, showLabels = false }: PeopleFiltersProps) {
  const say = rosterWords.use();
  const resources = board?.resources ?? [];
  const toggle = (program: Program) =>
    change({ programs: programs.filter((one) => (one === program) !== view.programs.includes(one)) });
  return (
    <>
      <MultiCombobox
        label={say('departmentGroup')}
        hideLabel={!showLabels}
        disabled={!board}
        allLabel={say('all.departmentGroup')}
        options={groupOptions(resources, (id) => say('groupUnnamed', { id }))}
        values={view.dg.map(String)}
        onChange={(values) => {
          const dg = values.map(Number);
          change({ dg, dept: keptDepartments(board, dg, view.dept) });
        }}
      />
      <MultiCombobox
        label={say('department')}
        hideLabel={!showLabels}
        disabled={!board}
        allLabel={say('all.department')}
        options={departmentOptions(resources, view.dg)}
        values={view.dept.map(String)}
        onChange={(values) => change({ dept: values.map(Number) })}
      />
      <fieldset className={styles.programs}>
        <legend className="visually-hidden">{say('program')}</legend>
        {programs.map((program) => (
          <label key={program} className={styles.check}>
            <input type="checkbox" checked={view.programs.includes(program)} onChange={() => toggle(program)} />
            {say(program)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
