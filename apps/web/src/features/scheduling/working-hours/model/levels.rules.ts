import { type HourLevel, hourLevels } from '@horae/contract/scheduling/hour-rows';

/** Removes a level, or adds it at its usual position among the others; the last one cannot be removed. */
export function toggleLevel(levels: readonly HourLevel[], level: HourLevel): readonly HourLevel[] {
  if (levels.includes(level)) return levels.length > 1 ? levels.filter((one) => one !== level) : levels;
  const rank = hourLevels.indexOf(level);
  const at = levels.findIndex((one) => hourLevels.indexOf(one) > rank);
  return at < 0 ? [...levels, level] : levels.toSpliced(at, 0, level);
}

/** Swaps a level with the one above or below. */
export function moveLevel(levels: readonly HourLevel[], level: HourLevel, by: 1 | -1): readonly HourLevel[] {
  const [from, to] = [levels.indexOf(level), levels.indexOf(level) + by];
  const other = levels[to];
  return from < 0 || other === undefined ? levels : levels.with(from, other).with(to, level);
}
