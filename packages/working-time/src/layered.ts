import type { LocalDate } from '@horae/local-time/local-date';
import { flat, type Layer, type LayerLimits, merged, withLayer } from './layer';
import { limits } from './limits';
import type { RulePack } from './rule-pack';

/** Returns every limit of a pack that a layer may set, by its path, such as `five.dailyStatutory`. */
export function limitsOf(pack: RulePack): Readonly<Record<string, number>> {
  const settable = flat(pack).filter(([path, value]) => path in limits && typeof value === 'number');
  return Object.fromEntries(settable) as Record<string, number>;
}

/** Converts limits given by path to the nested form of a layer. */
export const limitsAt = (paths: Readonly<Record<string, number>>): LayerLimits =>
  merged({}, Object.entries(paths)) as LayerLimits;

/** Whether `value` is a looser limit than `than`. Throws an Error for a path that is not a limit. */
export function isLooser(path: string, value: number, than: number): boolean {
  const limit = limits[path];
  if (!limit) throw new Error(`${path} is not a limit that a layer can set.`);
  return limit.tighter === 'lower' ? value > than : value < than;
}

/**
 * Returns a function that gives the pack for a date with all layers in force on it applied. If two set the same limit,
 * the tighter one wins; so does a law that became tighter than an older agreement. The function throws what `inForce`
 * throws.
 */
export function layeredOn(
  inForce: (date: LocalDate) => RulePack,
  layers: readonly Layer[],
): (date: LocalDate) => RulePack {
  const known = new Map<string, RulePack>();
  return (date) => {
    const pack = inForce(date);
    const lying = layers.filter(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo));
    const key = `${pack.id} ${lying.map((layer) => layers.indexOf(layer)).join(' ')}`;
    const layeredPack = known.get(key) ?? lying.reduce(tightened, pack);
    known.set(key, layeredPack);
    return layeredPack;
  };
}

function tightened(pack: RulePack, layer: Layer): RulePack {
  const current = limitsOf(pack);
  const tighter = flat(layer.limits).filter(
    ([path, value]) => current[path] === undefined || isLooser(path, current[path], Number(value)),
  );
  if (tighter.length === 0) return pack;
  const rules = tighter.flatMap(([path]) => limits[path]!.rules);
  const sources = Object.entries(layer.sources).filter(([rule]) => rules.some((one) => one === rule));
  return withLayer(pack, {
    ...layer,
    limits: merged({}, tighter) as LayerLimits,
    sources: Object.fromEntries(sources),
  });
}
