const later = 3000;

/** Loads a part of the frame that is not urgent, with a delay so that the page comes first. */
export async function afterPage<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, later));
  return load();
}
