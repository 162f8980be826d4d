import { zooms } from '@horae/timeline';
import { expect, it } from 'vitest';
import { calendarViewOf, calledView, zoomOf } from './calendar-view-names.rules';

it.each(zooms)('the name of a %s is read back', (zoom) => {
  expect(zoomOf(calendarViewOf[zoom])).toBe(zoom);
});

it('a view that the timeline does not have is a week', () => {
  expect(zoomOf('listWeek' as never)).toBe('week');
});

it('two weeks are called as a week, whose dates decide', () => {
  expect(zooms.map((zoom) => [zoom, calledView(zoom)])).toEqual(
    expect.arrayContaining([
      ['two-weeks', 'resourceTimelineWeek'],
      ['week', 'resourceTimelineWeek'],
      ['month', 'resourceTimelineMonth'],
      ['day', 'resourceTimelineDay'],
    ]),
  );
});
