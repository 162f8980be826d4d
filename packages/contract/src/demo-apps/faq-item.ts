/**
 * Returns the anchor of an FAQ question: lower case, with a hyphen for everything that is neither a letter nor a digit.
 */
export const itemOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
