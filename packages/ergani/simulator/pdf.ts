const greekCapitals = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';

/** The codes of the Greek capitals in the standard font Symbol; it has digits, spaces, and `. : /` as in ASCII. */
const inSymbol = 'ABGDEZHQIKLMNXOPRSTUFCYW';

const hex = (text: string, length: number) => text.charCodeAt(0).toString(16).padStart(length, '0');

/** Maps the codes back to letters: without it, a reader extracts Symbol's Delta and Omega as mathematical signs. */
const toUnicode = [
  'begincmap 1 begincodespacerange <00> <ff> endcodespacerange',
  '1 beginbfrange <20> <3a> <0020> endbfrange',
  `${greekCapitals.length} beginbfchar`,
  ...[...greekCapitals].map((letter, i) => `<${hex(inSymbol[i]!, 2)}> <${hex(letter, 4)}>`),
  'endbfchar endcmap',
].join('\n');

/**
 * Returns a one-page PDF with lines of Greek capitals, digits and `. : /`. It embeds no font, because the standard font
 * Symbol has exactly these. Other characters are dropped.
 */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line, i) => `${i === 0 ? '72 760 Td' : '0 -24 Td'} (${symbols(line)}) Tj`).join('\n');
  const content = `BT /F1 14 Tf\n${text}\nET`;
  const stream = (data: string) => `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol /ToUnicode 6 0 R >>',
    stream(toUnicode),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const whole = `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(whole);
}

function symbols(line: string): string {
  return [...line]
    .map((letter) => {
      const at = greekCapitals.indexOf(letter);
      return at < 0 ? (/[\d .:/]/.test(letter) ? letter : '') : inSymbol[at]!;
    })
    .join('');
}
