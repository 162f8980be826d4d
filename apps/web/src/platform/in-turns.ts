/** Milliseconds of work before we yield to the browser. */
const turn = 16;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Maps and flattens a long list without blocking the page. */
export async function flatMapInTurns<T, R>(list: Iterable<T>, map: (item: T) => readonly R[]): Promise<R[]> {
  const joined: R[] = [];
  let until = performance.now() + turn;
  for (const item of list) {
    for (const part of map(item)) joined.push(part);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + turn;
  }
  return joined;
}
