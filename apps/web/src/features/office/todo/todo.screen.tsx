import { taskSorts } from '@horae/contract/office/todo.contract';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { Floating } from '#ui/floating';
import { ListSearchBox } from '#ui/list/list-search-box';
import { HeadPart } from '#ui/list-head/head-part';
import { ListHead } from '#ui/list-head/list-head';
import { usePrintFilters } from '#ui/print-head/print-lines';
import { QueryStates } from '#ui/query-states';
import { SelectField } from '#ui/select-field';
import { NewTaskDrawer } from './new-task-drawer';
import { TaskDrawer } from './task-drawer';
import { TaskPanel } from './task-panel';
import { readTaskPlace, taskQueryOf } from './task-place';
import styles from './todo.module.css';
import { everyTask, tasksQuery } from './todo.queries';
import { todoWords } from './todo.words';
import { TodoBody, TodoSkeleton } from './todo-body';
import { todoFile } from './todo-file';
import { useTaskActions } from './use-task-actions';
import { useTaskKeys } from './use-task-keys';

/** The account's own tasks: search, completion, editing, deletion and restoring. */
export function TodoScreen({ search, onSearch }: ScreenSearch) {
  const say = todoWords.use();
  const kind = useWindowKind();
  const isDesktop = kind === 'desktop';
  const place = readTaskPlace(search);
  const { filter, tag, q, sort, open } = place;
  const query = useQuery(tasksQuery(taskQueryOf(place)));
  const actions = useTaskActions();
  const [isFiltering, setFiltering] = useState(false);
  useChanges('todo', everyTask);

  const change = (next: Record<string, string | null>, options?: { replace?: boolean }) =>
    onSearch((now) => withSearchChange(now, next), options);
  const openNew = () => change({ task: 'new' });
  const close = () => change({ task: null });
  // Deleted and restored tasks leave the list immediately, before the server replies.
  const tasks = (query.data ?? []).filter(({ isDeleted }) => isDeleted === (filter === 'deleted'));
  const onListKey = useTaskKeys(tasks, actions, openNew);
  const isNarrowed = q !== '' || tag !== undefined;
  const isFiltered = isNarrowed || filter !== 'all';
  const scope = exportScope([say('export.scope', { count: tasks.length })], { isFiltered });
  usePrintFilters([
    [say('showFilters'), filter === 'all' ? undefined : say(`filter.${filter}`)],
    [say('tags'), tag && say(`tag.${tag}`)],
  ]);
  const addButton = (
    <Button look="solid" data-keys="n" onClick={openNew}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')}>
        {kind === 'tablet' && (
          <Button onClick={() => setFiltering(true)}>
            <IconFilter size={18} stroke={1.5} aria-hidden="true" />
            {say('showFilters')}
          </Button>
        )}
        <ExportMenu
          scope={scope}
          disabled={tasks.length === 0}
          file={async () => todoFile(tasks, scope, (await import('#ui/rich-text/clean-html')).textOfHtml)}
        />
      </ListHead>
      <div className={`one-column-on-tablet block-in-print ${styles.screen}`}>
        {isDesktop && (
          <div className={`screen-only ${styles.side}`}>
            {addButton}
            <TaskPanel place={place} search={search} />
          </div>
        )}
        <section className="panel unframed-in-print">
          <div className={`screen-only ${styles.tools}`}>
            <ListSearchBox
              label={say('search')}
              value={search.q ?? ''}
              onSearch={(text) => change({ q: text }, { replace: true })}
            />
            <HeadPart slot="filters">
              <SelectField
                label={say('sortBy')}
                isInline
                value={sort}
                options={taskSorts.map((value) => ({ value, label: say(`sort.${value}`) }))}
                onChange={(value) => change({ sort: value === 'latest' ? null : value })}
              />
              {kind === 'phone' && <TaskPanel place={place} search={search} />}
            </HeadPart>
          </div>
          <QueryStates thing={say('thing')} query={query} skeleton={<TodoSkeleton />}>
            <TodoBody
              tasks={tasks}
              place={place}
              search={search}
              actions={actions}
              isBusy={query.isPlaceholderData}
              isNarrowed={isNarrowed}
              onKeyDown={onListKey}
              onAll={() => change({ q: null, tag: null })}
              onAdd={openNew}
            />
          </QueryStates>
        </section>
      </div>
      {!isDesktop && <Floating>{addButton}</Floating>}
      {isFiltering && kind === 'tablet' && (
        <Drawer title={say('filters')} side="start" isOpen onClose={() => setFiltering(false)}>
          <TaskPanel place={place} search={search} onChosen={() => setFiltering(false)} />
        </Drawer>
      )}
      {open === 'new' && <NewTaskDrawer tag={tag} onClose={close} />}
      {typeof open === 'number' && <TaskDrawer key={open} id={open} actions={actions} onClose={close} />}
    </>
  );
}
