// The upper half of each code page, from 0x80; U+FFFF where a byte stands for no letter.
const none = '\uFFFF';
const letters = 'ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\uFFFFΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\uFFFF';

const upperHalf = {
  'Windows-1253':
    `€${none}‚ƒ„…†‡${none}‰${none}‹${none.repeat(5)}‘’“”•–—${none}™${none}›${none.repeat(4)}` +
    `\u00A0΅Ά£¤¥¦§¨©${none}«¬\u00AD®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ${letters}`,
  'ISO-8859-7': `${none.repeat(32)}\u00A0‘’£€₯¦§¨©ͺ«¬\u00AD${none}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ${letters}`,
} as const;

export type GreekCodePage = keyof typeof upperHalf;

/** Decodes bytes by a Greek code page; undefined if a byte stands for no letter in it. */
export function decodeCodePage(content: Uint8Array, page: GreekCodePage): string | undefined {
  const upper = upperHalf[page];
  const parts: string[] = [];
  for (let start = 0; start < content.length; start += 8192) {
    let part = '';
    for (const byte of content.subarray(start, start + 8192)) {
      if (byte < 0x80) part += String.fromCharCode(byte);
      else {
        const letter = upper[byte - 0x80]!;
        if (letter === none) return undefined;
        part += letter;
      }
    }
    parts.push(part);
  }
  return parts.join('');
}
