const marks = /\p{M}/gu;

/** Text as searches compare it: lower case, without accents, the final sigma as any other. The database says the same by `fold_text`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll('ς', 'σ');
}
