/** Sentences by the English ones; values are `{1}`, `{2}` … in both. */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  form: RegExp;
  /** Which value of the sentence each group of the form is. */
  places: number[];
  translation: string;
}

const slots = /\{(\d)\}/g;
const deepest = 3;

/**
 * Returns a translator of English sentences: those with values are found by the words around these, which are then
 * translated the same way or by `value`. Sentences that are unknown stay as they are.
 */
export function translator(sentences: Sentences, value: (text: string) => string): (text: string) => string {
  const known = new Map(Object.entries(sentences));
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{1}'))
    // The longest words first: “{1} is closed from {2}.” also fits what begins with a sentence of its own.
    .sort(([one], [other]) => other.replace(slots, '').length - one.replace(slots, '').length)
    .map(([english, translation]) => patternOf(english, translation));

  function translate(text: string, depth = 0): string {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    if (depth > deepest) return text;
    for (const { form, places, translation } of patterns) {
      const found = form.exec(text);
      if (!found) continue;
      const values = new Map(places.map((place, index) => [place, translate(found[index + 1]!, depth + 1)]));
      return translation.replace(slots, (_slot, place) => values.get(Number(place)) ?? '');
    }
    const listed = text.split(/, | and /).map((piece) => known.get(piece));
    if (listed.every((piece) => piece !== undefined)) return listed.join(', ');
    // `shift.end: Choose a later day.`
    const [, field, sentence] = /^([^:]{1,60}: )(.+)$/s.exec(text) ?? [];
    return sentence ? field + translate(sentence, depth + 1) : value(text);
  }
  return (text) => translate(text);
}

function patternOf(english: string, translation: string): Pattern {
  const words = english.split(slots).filter((_part, index) => index % 2 === 0);
  return {
    form: new RegExp(`^${words.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.*?)')}$`, 's'),
    places: [...english.matchAll(slots)].map(([, place]) => Number(place)),
    translation,
  };
}
