/** A question of the FAQ as it stands in an address: lower case, what is neither letter nor digit a hyphen. */
export const itemOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
