import { euFloor, greekHotels2021, greekHotels2025, type RulePack } from '../src';
import { limits } from '../src/limits';
import type { Field } from './field';

const own = [greekHotels2021, greekHotels2025, euFloor];
const neededToClassify = ['weeklyNormal', 'five', 'six', 'overtimeDailyCap', 'overtimeYearCap', 'restDayMax'];

/** Returns the packs that the file contains, or the package's own packs if it has none. */
export function readPacks(packs: Field): ReadonlyMap<string, RulePack> {
  if (packs.isMissing) return new Map(own.map((pack) => [pack.id, pack]));
  return new Map(packs.entries().map(([id, pack]) => [id, readPack(id, pack)]));
}

function readPack(id: string, pack: Field): RulePack {
  const classifies = pack.get('classifies').isTrue();
  for (const name of classifies ? neededToClassify : [])
    if (pack.get(name).isMissing) pack.get(name).refuse('a limit in minutes');
  for (const path of Object.keys(limits)) {
    const [key, name] = path.split('.') as [string, string?];
    const outer = pack.get(key);
    if (outer.isMissing) continue;
    const limit = name === undefined ? outer : outer.get(name);
    if (!limit.isMissing) limit.number();
  }
  return { ...(pack.object() as RulePack), id };
}

/**
 * Packs in a file have no leave table: use that of the package's own pack with the same id, otherwise the Greek one.
 */
export function withLeave(pack: RulePack): RulePack {
  if (pack.annualLeave) return pack;
  const { annualLeave } = own.find(({ id }) => id === pack.id) ?? greekHotels2025;
  return { ...pack, annualLeave: annualLeave! };
}

/** The European limit on the average week applies where a national pack sets none. */
export function withAverage(pack: RulePack, packs: ReadonlyMap<string, RulePack>): RulePack {
  if (pack.averageWeekLimit !== undefined) return pack;
  const { averageWeekLimit, averageWeeks } = packs.get(euFloor.id) ?? euFloor;
  return { ...pack, averageWeekLimit: averageWeekLimit!, averageWeeks: averageWeeks! };
}
