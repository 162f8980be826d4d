// Chromium, Firefox and Safari each say it in words of their own, and style sheets in those of the build.
const sentences = /dynamically imported module|importing a module|module script|unable to preload/i;

/** Whether a part of the application did not arrive; only loading anew can bring it. */
export function isNotLoaded(error: unknown): error is Error {
  return error instanceof Error && sentences.test(error.message);
}
