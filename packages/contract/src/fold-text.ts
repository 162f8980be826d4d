const marks = /[\p{M}'’‘ʼ´΄`]/gu;

/**
 * Returns text as searches compare it: lower case, without accents and apostrophes, final sigma as
 * sigma. Equivalent to `fold_text` in
 * SQL.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll('ς', 'σ');
}
