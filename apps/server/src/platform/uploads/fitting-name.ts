import { documentTypes } from '@horae/contract/core/upload-limits';

const pictures = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const;
const endingsOf: Readonly<Record<string, readonly string[]>> = { ...documentTypes, ...pictures };
const every: ReadonlySet<string> = new Set(Object.values(endingsOf).flat());

/** The name of a file with an ending that fits its content: a known wrong one is replaced, any other is kept before it. */
export function fittingName(name: string, type: string): string {
  const endings = endingsOf[type] ?? [];
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (endings.length === 0 || endings.includes(ending)) return name;
  return `${every.has(ending) ? name.slice(0, dot) : name}.${endings[0]}`;
}
