import { type Icon, IconChecklist, IconCircleCheck, IconStar, IconTagFilled, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { BadgeTone } from '#ui/badge';
import { PanelFace, panelLink, SidePanel } from '#ui/side-panel';
import { tagTones } from './tag-look';
import { type TaskFilter, type TaskPlace, tagsInOrder, taskFilters } from './task-place';
import { taskCountsQuery } from './todo.queries';
import { todoWords } from './todo.words';

const icons: Record<TaskFilter, Icon> = {
  all: IconChecklist,
  important: IconStar,
  completed: IconCircleCheck,
  deleted: IconTrash,
};

interface EntryProps {
  icon: Icon;
  tone?: BadgeTone;
  label: string;
  count: number | undefined;
  isTaken: boolean;
  search: TextSearch;
}

function Entry({ isTaken, search, ...face }: EntryProps) {
  return (
    <li>
      <Link to="/todo" search={search} activeOptions={{ exact: true }} {...panelLink(isTaken)}>
        <PanelFace {...face} />
      </Link>
    </li>
  );
}

interface TaskPanelProps {
  place: TaskPlace;
  search: TextSearch;
  /** Called when a filter was chosen. */
  onChosen?: () => void;
}

/** Filters and tags with the number of tasks in each. Choosing a tag again removes it. */
export function TaskPanel({ place, search, onChosen }: TaskPanelProps) {
  const say = todoWords.use();
  const { data } = useQuery(taskCountsQuery);
  const counts = data && {
    all: data.open,
    important: data.important,
    completed: data.completed,
    deleted: data.deleted,
  };
  return (
    <SidePanel label={say('filters')} onChosen={onChosen}>
      <ul>
        {taskFilters.map((filter) => (
          <Entry
            key={filter}
            icon={icons[filter]}
            label={say(`filter.${filter}`)}
            count={counts?.[filter]}
            isTaken={place.filter === filter}
            search={withSearchChange(search, { filter: filter === 'all' ? null : filter, task: null })}
          />
        ))}
      </ul>
      <h2>{say('tags')}</h2>
      <ul>
        {tagsInOrder.map((tag) => (
          <Entry
            key={tag}
            icon={IconTagFilled}
            tone={tagTones[tag]}
            label={say(`tag.${tag}`)}
            count={data?.tags[tag]}
            isTaken={place.tag === tag}
            search={withSearchChange(search, { tag: place.tag === tag ? null : tag, task: null })}
          />
        ))}
      </ul>
    </SidePanel>
  );
}
