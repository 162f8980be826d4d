/** Returns a generator of numbers in [0, 1) that is deterministic for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // Adjacent seeds give similar first numbers, so skip one.
  next();
  return next;
}
