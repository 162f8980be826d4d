import { readFileSync } from 'node:fs';
import { addDays } from '@horae/local-time/local-date';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import type { RulePack } from '../rule-pack';
import { euFloor } from './eu-wtd-2003-88';
import { greekHolidays } from './gr-holidays';
import { greekHotels2021 } from './gr-hotel-2021-06-19';
import { greekHotels2025 } from './gr-hotel-2025-10-17';
import { greekKitchens } from './gr-kitchen-1976';

const packs = [greekHotels2021, greekHotels2025, euFloor];
const { rulePacks } = JSON.parse(
  readFileSync(new URL('../../vectors/working-time-vectors.json', import.meta.url), 'utf8'),
) as { rulePacks: Record<string, RulePack> };

describe.each(packs.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  it('has a source for every rule that one of its limits decides', () => {
    const decided = Object.entries(limits)
      .filter(([path]) => Object.hasOwn(pack, path.split('.')[0]!))
      .flatMap(([, { rules }]) => rules);

    expect(decided.filter((rule) => !pack.sources?.[rule]?.readAt)).toEqual([]);
  });

  it('has the numbers that the vectors carry', () => {
    const { weekStartsOn: _, shiftAttribution: __, ...carried } = rulePacks[id] as RulePack & Record<string, unknown>;

    expect(pack).toMatchObject(carried);
  });
});

it('one Greek pack follows the other without a gap', () => {
  expect(addDays(greekHotels2021.validTo!, 1)).toBe(greekHotels2025.validFrom);
  expect(greekHotels2025.validTo).toBeNull();
});

it('layers and holidays say where they stand', () => {
  expect(Object.keys(greekKitchens.sources)).toEqual(['overtime', 'continuousHours']);
  expect(greekHolidays.every(({ source }) => source.law !== '' && source.readAt !== '')).toBe(true);
});
