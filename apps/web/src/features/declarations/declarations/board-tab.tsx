import type { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { AnswerOf } from '@horae/contract/route';
import { addDays } from '@horae/local-time/local-date';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatRange } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import type { ListControl } from '#platform/list-search';
import { useMinute } from '#roster/use-minute';
import { Button } from '#ui/button';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { SelectionBar } from '#ui/list/selection-bar';
import { SelectField } from '#ui/select-field';
import { boardColumns } from './board-columns';
import { type BoardSpan, daysOf } from './board-days';
import styles from './declarations.module.css';
import { declarationsWords } from './declarations.words';

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
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onSubmit: () => void;
}

/** Planned, declared and clocked times of the employees side by side, for submission. */
export function BoardTab({ list, query, span, chosen, onChoose, onSubmit }: BoardTabProps) {
  const say = declarationsWords.use();
  const now = useMinute();
  const { from, to } = daysOf(span);
  const step = span.kind === 'week' ? 7 : 1;
  const { data } = query;
  const goTo = (day: string) => list.change({ day: day === hotelToday() ? '' : day });
  const selection = data?.maySubmit ? { ids: chosen, onChange: onChoose } : undefined;
  const isFiltered = list.q !== '' || Boolean(list.search.unit) || Boolean(list.search.only);
  return (
    <ListPanel
      thing={say('thing')}
      list={list}
      query={query}
      isFiltered={isFiltered}
      empty={{ text: say('none') }}
      tools={
        <>
          <div className={styles.range}>
            <IconButton
              icon={IconChevronLeft}
              className="flips"
              label={say('earlier')}
              onClick={() => goTo(addDays(span.day, -step))}
            />
            <DateJump value={span.day} text={formatRange(from, to)} today={hotelToday()} onChange={goTo} />
            <IconButton
              icon={IconChevronRight}
              className="flips"
              label={say('later')}
              onClick={() => goTo(addDays(span.day, step))}
            />
          </div>
          <SelectField
            label={say('span')}
            isNamedOnly
            value={span.kind}
            options={(['week', 'day'] as const).map((value) => ({ value, label: say(`span.${value}`) }))}
            onChange={(kind) => list.change({ span: kind === 'week' ? '' : kind })}
          />
          <ListSearch list={list} label={say('searchPeople')} />
          <FilterSelect
            list={list}
            name="unit"
            label={say('unit')}
            all={say('allUnits')}
            options={(data?.units ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <FilterSelect
            list={list}
            name="only"
            label={say('only')}
            all={say('everybody')}
            options={[{ value: 'differing', label: say('only.differing') }]}
          />
        </>
      }
    >
      {selection && (
        <SelectionBar selection={selection}>
          <Button look="plain" onClick={onSubmit}>
            {say('submitChosen')}
          </Button>
        </SelectionBar>
      )}
      <DataTable
        name={say('title')}
        columns={boardColumns(say, now)}
        rows={data?.rows ?? []}
        nameOf={({ name }) => name}
        isBusy={query.isPlaceholderData}
        selection={selection}
      />
    </ListPanel>
  );
}
