import type { Portion } from './days/portion';
import type { Rule } from './rule';
import { originOf, type RulePack } from './rule-pack';
import type { Span } from './span';
import type { WorkClass } from './work-class';

/** A stretch of work, with the rule and the pack that decided its class. Instants are epoch milliseconds. */
export interface ClassedStretch extends Span {
  readonly class: WorkClass;
  readonly rule: Rule;
  readonly pack: string;
}

/** Independent of the classes: the same minute may be overwork, at night and on a Sunday. */
export interface OverlayStretch extends Span {
  readonly overlay: 'night' | 'sundayHoliday';
  readonly rule: Rule;
  readonly pack: string;
}

/** Assigns the portions, in order, to the stretches that were worked. */
export function trailOf(portions: readonly Portion[], stretches: readonly Span[], pack: RulePack): ClassedStretch[] {
  const trail: ClassedStretch[] = [];
  let next = 0;
  let left = portions[0]?.length ?? 0;
  for (const { from, to } of stretches) {
    for (let at = from; at < to; ) {
      while (left === 0) left = portions[++next]!.length;
      const { class: workClass, rule } = portions[next]!;
      const end = Math.min(to, at + left);
      trail.push({ from: at, to: end, class: workClass, rule, pack: originOf(pack, rule) });
      left -= end - at;
      at = end;
    }
  }
  return trail;
}

export function overlayOf(
  overlay: OverlayStretch['overlay'],
  spans: readonly Span[],
  pack: RulePack,
): OverlayStretch[] {
  return spans.map(({ from, to }) => ({ from, to, overlay, rule: overlay, pack: originOf(pack, overlay) }));
}
