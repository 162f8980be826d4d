const later = 3000;

/** Fetches a part of the frame that nobody waits for: the page itself comes first. */
export async function afterPage<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, later));
  return load();
}
