import type { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { AnswerOf } from '@horae/contract/route';
import { datesFrom } from '@horae/local-time/local-date';
import type { ListControl } from '#platform/list-search';
import { useMinute } from '#roster/use-minute';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { SelectionBar } from '#ui/list/selection-bar';
import { boardColumns } from './board-columns';
import { type BoardSpan, daysOf } from './board-days';
import { BoardTools } from './board-tools';
import { DayDrawer } from './day-drawer';
import { declarationsWords } from './declarations.words';
import { useOpenDay } from './use-open-day';
import { WeekBoard } from './week-board';

type Board = AnswerOf<typeof declarationsContract.board>;

interface BoardTabProps {
  list: ListControl;
  query: {
    data: Board | undefined;
    error: unknown;
    refetch: () => unknown;
    dataUpdatedAt: number;
    isPlaceholderData: boolean;
  };
  span: BoardSpan;
  only: 'differing' | 'everybody';
  /** The person and the day that are open. */
  person: number | undefined;
  on: string | undefined;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onSubmit: () => void;
  onSubmitDay: (employee: number, day: string) => void;
}

/** Planned, declared and clocked times of the employees side by side, for submission. */
export function BoardTab(props: BoardTabProps) {
  const { list, query, span, only, person, on, chosen, onChoose, onSubmit, onSubmitDay } = props;
  const say = declarationsWords.use();
  const now = useMinute();
  const { from } = daysOf(span);
  const { data } = query;
  const selection = data?.maySubmit ? { ids: chosen, onChange: onChoose } : undefined;
  const isFiltered = list.q !== '' || Boolean(list.search.unit);
  const day = useOpenDay(list, data?.rows ?? [], person, on);
  const everybody = () => list.change({ only: 'everybody' });
  return (
    <>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        noMatch={only === 'differing' ? say('noneMatching') : undefined}
        empty={{
          text: say(only === 'differing' ? 'noneDiffering' : 'none'),
          action: only === 'differing' && <Button onClick={everybody}>{say('showEverybody')}</Button>,
        }}
        tools={<BoardTools list={list} span={span} only={only} units={data?.units ?? []} />}
      >
        {selection && (
          <SelectionBar selection={selection}>
            <Button look="plain" onClick={onSubmit}>
              {say('submitChosen')}
            </Button>
          </SelectionBar>
        )}
        {span.kind === 'week' ? (
          <WeekBoard
            rows={data?.rows ?? []}
            days={datesFrom(from, 7)}
            selection={selection}
            isBusy={query.isPlaceholderData}
            onOpen={day.open}
          />
        ) : (
          <DataTable
            name={say('title')}
            columns={boardColumns(say, now)}
            rows={data?.rows ?? []}
            nameOf={({ name }) => name}
            isBusy={query.isPlaceholderData}
            selection={selection}
          />
        )}
      </ListPanel>
      {day.shown && (
        <DayDrawer
          shown={day.shown}
          around={day.around}
          onOpen={({ row, day: next }) => day.open(row.id, next.day)}
          onClose={day.close}
          onSubmit={data?.maySubmit ? () => onSubmitDay(day.shown!.row.id, day.shown!.day.day) : undefined}
        />
      )}
    </>
  );
}
