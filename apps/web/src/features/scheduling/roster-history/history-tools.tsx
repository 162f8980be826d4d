import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatRange } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { usePrintFilter } from '#ui/print-head/print-lines';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import { type Span, spans, stepped } from './history-address';
import { MomentField } from './moment-field';
import styles from './roster-history.module.css';
import { historyWords } from './roster-history.words';

interface HistoryToolsProps {
  period: { day: string; span: Span; first: string; last: string };
  chosen: { at: string; and: string; dept: string };
  history: RosterHistory | undefined;
  onChange: (change: Record<string, string | null>) => void;
}

/** Which days, as known when, compared with when, of which department. */
export function HistoryTools({ period: { day, span, first, last }, chosen, history, onChange }: HistoryToolsProps) {
  const say = historyWords.use();
  const departments = history?.departments ?? [];
  const department = departments.find(({ id }) => String(id) === chosen.dept);
  usePrintFilter(say('department'), department?.name);
  const goTo = (to: string) => onChange({ day: to === hotelToday() ? null : to });
  const publications = history?.publications ?? [];
  return (
    <div className={`panel screen-only ${styles.tools}`}>
      <div className={styles.period}>
        <IconButton
          icon={IconChevronLeft}
          className="flips"
          label={say('earlier')}
          onClick={() => goTo(stepped(day, span, -1))}
        />
        <DateJump value={day} text={formatRange(first, last)} today={hotelToday()} onChange={goTo} />
        <IconButton
          icon={IconChevronRight}
          className="flips"
          label={say('later')}
          onClick={() => goTo(stepped(day, span, 1))}
        />
      </div>
      <RadioTabs
        label={say('span')}
        value={span}
        options={spans.map((value) => ({ value, label: say(`span.${value}`) }))}
        onChange={(next) => onChange({ span: next === 'week' ? null : next })}
      />
      <SelectField
        label={say('department')}
        isNamedOnly
        value={chosen.dept}
        options={[
          { value: '', label: say('allDepartments') },
          ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(dept) => onChange({ dept })}
      />
      <MomentField
        label={say('at')}
        value={chosen.at}
        first={[{ value: '', label: say('now') }]}
        publications={publications}
        onChange={(at) => onChange({ at })}
      />
      <MomentField
        label={say('and')}
        value={chosen.and}
        first={[
          { value: '', label: say('nothing') },
          { value: 'now', label: say('now') },
        ]}
        publications={publications}
        onChange={(and) => onChange({ and })}
      />
    </div>
  );
}
