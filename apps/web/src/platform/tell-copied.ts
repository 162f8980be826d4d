import { copyText } from './copy-text';
import { notify } from './notify';

/** Copies a text and reports whether it worked. */
export async function tellCopied(text: string, done: string, failed: string): Promise<void> {
  if (await copyText(text)) notify(done, { kind: 'success' });
  else notify(failed, { kind: 'error' });
}
