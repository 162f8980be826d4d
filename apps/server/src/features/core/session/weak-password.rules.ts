interface Known {
  /** Passwords that many people use, in small letters. */
  common: ReadonlySet<string>;
  /** What others know of this account: its e-mail and name, the name of the product. */
  ownWords: readonly string[];
}

const shortestWord = 4;
const longestPadding = 6;

/** Why a password is easy to guess; null if it is not. Length is checked by the contract, kinds of characters never. */
export function weaknessOf(password: string, { common, ownWords }: Known): string | null {
  const folded = foldText(password);
  const repeated = repeatedPart(folded);
  if (common.has(folded) || common.has(withoutPadding(folded)))
    return 'This password is too common. Choose another one.';
  if (repeated.length < folded.length / 2 || common.has(repeated))
    return 'This password repeats a short pattern. Choose another one.';
  if (isMadeOf(folded, ownWords.flatMap(wordsOf), common))
    return 'This password contains your name, your e-mail or the name of this product. Choose another one.';
  return null;
}

const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const onlyLettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text without digits and signs around it, unless these are so many that they are a secret themselves. */
function withoutPadding(text: string): string {
  const core = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return core.length >= shortestWord && text.length - core.length <= longestPadding ? core : text;
}

/** The shortest part of which the text is a repetition; the text itself if it is none. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return [onlyLettersAndDigits(folded), ...words].filter((word) => word.length >= shortestWord);
}

function isMadeOf(password: string, words: string[], common: ReadonlySet<string>): boolean {
  const whole = onlyLettersAndDigits(withoutPadding(password));
  let rest = whole;
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '');
  return rest !== whole && (rest.length < shortestWord || common.has(rest));
}
