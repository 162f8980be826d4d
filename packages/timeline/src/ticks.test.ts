import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { ticksOf } from './ticks';

function labelsOf(zoneId: string, date: string, step: number): string[] {
  const zone = createZone(zoneId);
  return ticksOf(zone, date, zone.startOf(date), zone.startOf(addDays(date, 1)), step).map(({ label, offset }) =>
    offset ? `${label} ${offset}` : label,
  );
}

describe('hour ticks', () => {
  it('are 24 on a plain day', () => {
    expect(labelsOf('Europe/Athens', '2026-06-17', 60)).toHaveLength(24);
  });

  it('leave out the hour the clock jumps over', () => {
    expect(labelsOf('Europe/Athens', '2026-03-29', 60).slice(0, 5)).toEqual(['00', '01', '02', '04', '05']);
  });

  it('show the repeated hour twice, with its offset', () => {
    expect(labelsOf('Europe/Athens', '2026-10-25', 60).slice(1, 6)).toEqual([
      '01',
      '02',
      '03 +03:00',
      '03 +02:00',
      '04',
    ]);
  });

  it('know changes of half an hour', () => {
    expect(labelsOf('Australia/Lord_Howe', '2026-04-05', 30).slice(2, 7)).toEqual([
      '01',
      '01:30 +11:00',
      '01:30 +10:30',
      '02',
      '02:30',
    ]);
    expect(labelsOf('Australia/Lord_Howe', '2026-10-04', 30).slice(2, 6)).toEqual(['01', '01:30', '02:30', '03']);
  });

  it('know a change at midnight', () => {
    expect(labelsOf('Asia/Beirut', '2026-03-29', 60).slice(0, 2)).toEqual(['01', '02']);
    expect(labelsOf('Asia/Beirut', '2026-10-24', 60).slice(-2)).toEqual(['23 +03:00', '23 +02:00']);
  });

  it('write offsets behind Greenwich with a minus', () => {
    expect(labelsOf('America/New_York', '2026-11-01', 60).slice(1, 3)).toEqual(['01 −04:00', '01 −05:00']);
  });
});

it('rise in time', () => {
  const zone = createZone('America/New_York');
  const instants = ticksOf(zone, '2026-11-01', zone.startOf('2026-11-01'), zone.startOf('2026-11-02'), 15).map(
    ({ instant }) => instant,
  );

  expect(instants).toEqual([...instants].sort((a, b) => a - b));
  expect(instants).toHaveLength(100);
});
