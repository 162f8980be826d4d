/** Decodes a file as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, or the old Greek code page. */
export function textOfBytes(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1253').decode(content);
  }
}
