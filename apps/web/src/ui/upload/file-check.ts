import { formatSize } from '#platform/format-size';
import { uploadWords } from './upload.words';

export interface FileLimits {
  /** As the browser calls them: `image/png`. */
  types: readonly string[];
  /** The types as people call them: "PNG, JPEG or GIF". */
  typeNames: string;
  bytes: number;
}

/** Why a file is not taken, in one sentence; undefined when it is. The server looks again, at the content. */
export function faultOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, limits: FileLimits) {
  const { say } = uploadWords;
  if (!limits.types.includes(type)) return say('wrongType', { name, types: limits.typeNames });
  if (size === 0) return say('empty', { name });
  if (size <= limits.bytes) return undefined;
  return say('tooLarge', { name, size: formatSize(size), limit: formatSize(limits.bytes) });
}
