import type { LocalDate } from '@horae/local-time/local-date';
import { limits } from './limits';
import type { Rule, Source } from './rule';
import type { DayNorms, MinorLimits, RulePack } from './rule-pack';

/** The limits of a pack that a layer may set, in minutes (`averageWeeks` in weeks, premiums in per cent). */
export interface LayerLimits {
  readonly weeklyNormal?: number;
  readonly five?: Partial<DayNorms>;
  readonly six?: Partial<DayNorms>;
  readonly overtimeDailyCap?: number;
  readonly overtimeYearCap?: number;
  readonly restDayMax?: number;
  readonly minorU16?: Partial<MinorLimits>;
  readonly minorU18?: Partial<MinorLimits>;
  readonly dailyRest?: number;
  readonly maxDailySpan?: number;
  readonly splitGapMin?: number;
  readonly breakAfter?: number;
  readonly breakMin?: number;
  readonly breakMax?: number;
  readonly weeklyRestFloor?: number;
  readonly weeklyRestStandard?: number;
  readonly sundayWorkMax?: number;
  readonly replacementRest?: number;
  readonly averageWeekLimit?: number;
  readonly averageWeeks?: number;
  readonly nightAverage?: number;
  readonly premiumPercent?: Readonly<Record<string, number>>;
}

/** A sector's or a hotel's agreement on top of the law; contains only what differs. */
export interface Layer {
  readonly id: string;
  readonly validFrom: LocalDate;
  /** The last day, inclusive; null while in force. */
  readonly validTo: LocalDate | null;
  readonly limits: LayerLimits;
  readonly sources: Readonly<Partial<Record<Rule, Source>>>;
}

/**
 * Returns the pack with a layer applied. A layer may only tighten: shorter work, longer rest, higher premiums; it may
 * also add a limit that the pack lacks. Throws an Error that names the limit and both values if the layer loosens one,
 * and for a limit that a layer cannot set or that is not a number of at least 0. The new id joins both ids; the trail
 * names the layer for the rules it set. Layers can be stacked. The result is in force only while both are: for other
 * dates, `packOn([withLayer(pack, layer), pack])` falls back to the pack.
 */
export function withLayer(pack: RulePack, layer: Layer): RulePack {
  const changes = flat(layer.limits);
  const before = new Map(flat(pack));
  const setBy: Partial<Record<Rule, string>> = { ...pack.setBy };
  for (const [path, value] of changes) {
    const limit = limits[path];
    if (!limit) throw new Error(`Layer ${layer.id}: ${path} is not a limit that a layer can set.`);
    if (typeof value !== 'number' || !(value >= 0))
      throw new Error(`Layer ${layer.id}: ${path} is ${value}, not a number.`);
    const old = before.get(path);
    if (typeof old === 'number' && (limit.tighter === 'lower' ? value > old : value < old))
      throw new Error(`Layer ${layer.id} loosens ${path}: ${old} in ${pack.id}, ${value} in the layer.`);
    for (const rule of limit.rules) setBy[rule] = layer.id;
  }
  return {
    ...(merged(pack, changes) as RulePack),
    id: `${pack.id}+${layer.id}`,
    validFrom: pack.validFrom > layer.validFrom ? pack.validFrom : layer.validFrom,
    validTo: earlier(pack.validTo, layer.validTo),
    sources: { ...pack.sources, ...layer.sources },
    base: pack.base ?? pack.id,
    setBy,
  };
}

function earlier(a: LocalDate | null, b: LocalDate | null): LocalDate | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Returns the leaf values by path, one level deep, which is how limits are nested. */
export function flat(object: object): [path: string, value: unknown][] {
  return Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]];
    return Object.entries(value).map(([name, leaf]) => [`${key}.${name}`, leaf]);
  });
}

export function merged(pack: object, changes: readonly [path: string, value: unknown][]): object {
  const result: Record<string, unknown> = { ...pack };
  for (const [path, value] of changes) {
    const [key, name] = path.split('.') as [string, string?];
    result[key] = name === undefined ? value : { ...(result[key] as object), [name]: value };
  }
  return result;
}
