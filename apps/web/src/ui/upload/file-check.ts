import { documentTypes } from '@horae/contract/core/upload-limits';
import { formatSize } from '#platform/format-size';
import { uploadWords } from './upload.words';

export interface FileLimits {
  /** MIME types, such as `image/png`. */
  types: readonly string[];
  /** The types' everyday names: "PNG, JPEG or GIF". */
  typeNames: string;
  bytes: number;
}

const endingsOf = (type: string): readonly string[] =>
  Object.entries(documentTypes).find(([one]) => one === type)?.[1] ?? [];

/** The `accept` attribute: MIME types plus extensions, since systems disagree on the types of text files. */
export const acceptOf = ({ types }: Pick<FileLimits, 'types'>): string =>
  types.flatMap((type) => [type, ...endingsOf(type).map((ending) => `.${ending}`)]).join(',');

// Windows reports CSV files as spreadsheets once a spreadsheet program is installed.
const isTaken = (type: string, name: string, { types }: FileLimits): boolean =>
  types.includes(type) ||
  types.some((one) => endingsOf(one).some((ending) => name.toLowerCase().endsWith(`.${ending}`)));

/** Returns why a file is refused, or undefined if it is accepted. The server checks again, by content. */
export function faultOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, limits: FileLimits) {
  const { say } = uploadWords;
  if (!isTaken(type, name, limits)) return say('wrongType', { name, types: limits.typeNames });
  if (size === 0) return say('empty', { name });
  if (size <= limits.bytes) return undefined;
  return say('tooLarge', { name, size: formatSize(size), limit: formatSize(limits.bytes) });
}
