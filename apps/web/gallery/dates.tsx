import { pageQuery } from '@horae/contract/page-query';
import { useState } from 'react';
import { listControl } from '#platform/list-search';
import type { TextSearch } from '#platform/screen-search';
import { DateField } from '#ui/date-field/date-field';
import { DateJump } from '#ui/date-jump/date-jump';
import { DaysFilter } from '#ui/list/days-filter';

/** A date within limits, a range of dates, and navigation to a date. */
export function Dates() {
  const [day, setDay] = useState('2025-06-10');
  const [search, onSearch] = useState<TextSearch>({});
  const [shown, setShown] = useState('2025-06-16');
  return (
    <>
      <DateField label="Arrival" value={day} onChange={setDay} min="2025-06-02" max="2026-06-30" today="2025-06-16" />
      <output aria-label="Arrival as stored">{day}</output>
      <DaysFilter list={listControl({ search, onSearch }, pageQuery(10))} />
      <output aria-label="Days as stored">{`${search.from ?? '…'} to ${search.to ?? '…'}`}</output>
      <DateJump value={shown} text={shown} today="2025-06-18" onChange={setShown} />
    </>
  );
}
