import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import styles from './kanban.module.css';
import { kanbanWords } from './kanban.words';

interface BoardFiltersProps {
  list: ListControl;
  labels: readonly string[];
  assignees: readonly string[];
  isFiltered: boolean;
}

/** The values on the cards, plus the selected one even if no card has it any more. */
const optionsOf = (texts: readonly string[], chosen = '') =>
  (chosen && !texts.includes(chosen) ? [...texts, chosen] : texts).map((text) => ({ value: text, label: text }));

export function BoardFilters({ list, labels, assignees, isFiltered }: BoardFiltersProps) {
  const say = kanbanWords.use();
  const clear = { q: '', label: '', assignee: '' };
  return (
    <div className={`screen-only ${styles.tools}`}>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect
        list={list}
        name="label"
        label={say('label')}
        all={say('allLabels')}
        options={optionsOf(labels, list.search.label)}
      />
      <FilterSelect
        list={list}
        name="assignee"
        label={say('assignee')}
        all={say('everybody')}
        options={optionsOf(assignees, list.search.assignee)}
      />
      {isFiltered && (
        <Button look="plain" onClick={() => list.change(clear)}>
          {say('clearFilters')}
        </Button>
      )}
    </div>
  );
}
