/** Numbers in [0, 1) that are the same in every run for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // The first number of neighbouring seeds is much the same.
  next();
  return next;
}
