import type { PayLayoutFields } from '@horae/contract/time/pay-layout';

export interface EncodedText {
  bytes: Uint8Array<ArrayBuffer>;
  /** Characters that the encoding does not have; a question mark stands for each. */
  lost: string[];
}

/** Encodes text; UTF-8 gets a byte order mark, by which spreadsheets know it. */
export function encodeText(text: string, encoding: PayLayoutFields['encoding']): EncodedText {
  if (encoding === 'utf-8') return { bytes: new TextEncoder().encode(`\uFEFF${text}`), lost: [] };
  const byteOf = windows1253();
  const lost = new Set<string>();
  const bytes = Array.from(text, (character) => {
    const byte = byteOf.get(character);
    if (byte === undefined) lost.add(character);
    return byte ?? questionMark;
  });
  return { bytes: Uint8Array.from(bytes), lost: [...lost] };
}

const questionMark = 0x3f;

/** The byte of each character of Windows-1253, taken from the decoder of the platform. */
function windows1253(): Map<string, number> {
  const decoder = new TextDecoder('windows-1253');
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  return new Map(
    bytes.flatMap((byte) => {
      const character = decoder.decode(Uint8Array.of(byte));
      return character === '\uFFFD' ? [] : [[character, byte] as const];
    }),
  );
}
