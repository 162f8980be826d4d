// Chromium, Firefox and Safari each word this differently, and the build's style sheet loader does, too.
const sentences = /dynamically imported module|importing a module|module script|unable to preload/i;

/** Whether a part of the application failed to load, which only a reload can fix. */
export function isNotLoaded(error: unknown): error is Error {
  return error instanceof Error && sentences.test(error.message);
}
