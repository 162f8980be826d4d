import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { ListSearch } from '#ui/list/list-search';
import { SelectField } from '#ui/select-field';
import styles from './kanban.module.css';
import { kanbanWords } from './kanban.words';

interface BoardFiltersProps {
  list: ListControl;
  labels: readonly string[];
  assignees: readonly string[];
  isFiltered: boolean;
}

const options = (first: string, texts: readonly string[]) => [
  { value: '', label: first },
  ...texts.map((text) => ({ value: text, label: text })),
];

/** Search, label and assignee. */
export function BoardFilters({ list, labels, assignees, isFiltered }: BoardFiltersProps) {
  const say = kanbanWords.use();
  const { label = '', assignee = '' } = list.search;
  const clear = { q: '', label: '', assignee: '' };
  return (
    <div className={styles.tools}>
      <ListSearch list={list} label={say('search')} />
      <SelectField
        label={say('label')}
        isNamedOnly
        value={label}
        options={options(say('allLabels'), label && !labels.includes(label) ? [...labels, label] : labels)}
        onChange={(next) => list.change({ label: next })}
      />
      <SelectField
        label={say('assignee')}
        isNamedOnly
        value={assignee}
        options={options(
          say('everybody'),
          assignee && !assignees.includes(assignee) ? [...assignees, assignee] : assignees,
        )}
        onChange={(next) => list.change({ assignee: next })}
      />
      {isFiltered && (
        <Button look="plain" onClick={() => list.change(clear)}>
          {say('clearFilters')}
        </Button>
      )}
    </div>
  );
}
