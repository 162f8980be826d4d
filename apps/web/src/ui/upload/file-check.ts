import { documentTypes } from '@horae/contract/core/upload-limits';
import { formatSize } from '#platform/format-size';
import { uploadWords } from './upload.words';

export interface FileLimits {
  /** As the browser calls them: `image/png`. */
  types: readonly string[];
  /** The types as people call them: "PNG, JPEG or GIF". */
  typeNames: string;
  bytes: number;
}

const endingsOf = (type: string): readonly string[] =>
  Object.entries(documentTypes).find(([one]) => one === type)?.[1] ?? [];

/** For the field: types and, since systems call text files what they like, their endings. */
export const acceptOf = ({ types }: Pick<FileLimits, 'types'>): string =>
  types.flatMap((type) => [type, ...endingsOf(type).map((ending) => `.${ending}`)]).join(',');

// Windows calls a CSV file a spreadsheet once one is installed.
const isTaken = (type: string, name: string, { types }: FileLimits): boolean =>
  types.includes(type) ||
  types.some((one) => endingsOf(one).some((ending) => name.toLowerCase().endsWith(`.${ending}`)));

/** Why a file is not taken, in one sentence; undefined when it is. The server looks again, at the content. */
export function faultOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, limits: FileLimits) {
  const { say } = uploadWords;
  if (!isTaken(type, name, limits)) return say('wrongType', { name, types: limits.typeNames });
  if (size === 0) return say('empty', { name });
  if (size <= limits.bytes) return undefined;
  return say('tooLarge', { name, size: formatSize(size), limit: formatSize(limits.bytes) });
}
