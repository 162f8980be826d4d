import type { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { AnswerOf } from '@horae/contract/route';
import { addDays } from '@horae/local-time/local-date';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatRange } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import type { ListControl } from '#platform/list-search';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { HeadPart } from '#ui/list-head/head-part';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import { type BoardSpan, daysOf } from './board-days';
import styles from './declarations.module.css';
import { declarationsWords } from './declarations.words';

type Board = AnswerOf<typeof declarationsContract.board>;

interface BoardToolsProps {
  list: ListControl;
  span: BoardSpan;
  only: 'differing' | 'everybody';
  units: Board['units'];
}

/** The tools above the board: the day or week, whom it shows, search and unit. */
export function BoardTools({ list, span, only, units }: BoardToolsProps) {
  const say = declarationsWords.use();
  const { from, to } = daysOf(span);
  const step = span.kind === 'week' ? 7 : 1;
  const goTo = (day: string) => list.change({ day: day === hotelToday() ? '' : day });
  return (
    <>
      <HeadPart slot="date">
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
      </HeadPart>
      <SelectField
        label={say('span')}
        isNamedOnly
        value={span.kind}
        options={(['week', 'day'] as const).map((value) => ({ value, label: say(`span.${value}`) }))}
        onChange={(kind) => list.change({ span: kind === 'week' ? '' : kind })}
      />
      <RadioTabs
        label={say('only')}
        value={only}
        options={(['differing', 'everybody'] as const).map((value) => ({ value, label: say(`only.${value}`) }))}
        onChange={(next) => list.change({ only: next })}
      />
      <ListSearch list={list} label={say('searchPeople')} />
      <FilterSelect
        list={list}
        name="unit"
        label={say('unit')}
        all={say('allUnits')}
        options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}
