/** A generator of uniformly distributed numbers in [0, 1): equal seeds give equal sequences on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a number in [0, 1) that depends only on these integers. */
export function chance(...keys: number[]): number {
  let seed = 2_166_136_261;
  for (const key of keys) seed = Math.imul(seed ^ key, 16_777_619) >>> 0;
  return randomFrom(seed)();
}

/** Returns the entry of a list at a fraction in [0, 1). */
export function pick<T>(list: readonly T[], at: number): T {
  const entry = list[Math.min(list.length - 1, Math.floor(at * list.length))];
  if (entry === undefined) throw new Error('There is nothing to pick from an empty list.');
  return entry;
}
