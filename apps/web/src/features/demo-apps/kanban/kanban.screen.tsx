import { Id } from '@horae/contract/fields';
import { pageQuery } from '@horae/contract/page-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useChanges } from '#platform/changes';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { ErrorPanel } from '#ui/error-panel';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { PageHead } from '#ui/page-head';
import { BoardFilters } from './board-filters';
import { Boards } from './boards';
import { BoardsSkeleton } from './boards-skeleton';
import { assigneesOf, isFound, labelsOf } from './card-filter';
import { boardsQuery, cardsQuery, everyCard } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { kanbanFile } from './kanban-file';
import { TaskDrawer } from './task-drawer';

const text = z.string().optional();
const Address = pageQuery(100).extend({ label: text, assignee: text, task: Id.optional() });

/** The boards with their cards. */
export function KanbanScreen(screen: ScreenSearch) {
  const say = kanbanWords.use();
  const list = listControl(screen, Address);
  const boards = useQuery(boardsQuery);
  const cards = useQuery(cardsQuery);
  const [dismissed, setDismissed] = useState<unknown>(null);
  useChanges('kanban', everyCard);

  const { q, label, assignee, task } = list.address;
  const filter = { q, label, assignee };
  const isFiltered = [q, label, assignee].some(Boolean);
  const all = cards.data ?? [];
  const found = isFiltered ? all.filter((card) => isFound(card, filter)) : all;
  const [labels, assignees] = [labelsOf(all), assigneesOf(all)];
  const scope = exportScope([say('export.scope', { count: found.length })], { isFiltered });

  const error = boards.error ?? cards.error;
  const retry = () => void Promise.all([boards.refetch(), cards.refetch()]);
  const isLoaded = boards.data !== undefined && cards.data !== undefined;
  return (
    <>
      <PageHead title={say('title')}>
        <ExportMenu
          scope={scope}
          disabled={found.length === 0}
          file={() => kanbanFile(boards.data ?? [], found, scope)}
        />
      </PageHead>
      <BoardFilters list={list} labels={labels} assignees={assignees} isFiltered={isFiltered} />
      {error !== null && !isLoaded && <ErrorPanel error={error} onRetry={retry} />}
      {error !== null && isLoaded && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={retry}
          older={{ from: cards.dataUpdatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      {!isLoaded && error === null && <BoardsSkeleton />}
      {isLoaded && (
        <Boards
          boards={boards.data}
          isFound={(card) => !isFiltered || isFound(card, filter)}
          isFiltered={isFiltered}
          onClear={() => list.change({ q: '', label: '', assignee: '' })}
          onOpen={(id) => list.change({ task: id })}
        />
      )}
      {task !== undefined && (
        <TaskDrawer
          key={task}
          id={task}
          labels={labels}
          assignees={assignees}
          onClose={() => list.change({ task: '' }, { replace: true })}
        />
      )}
    </>
  );
}
