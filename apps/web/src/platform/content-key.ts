const offset = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Returns the idempotency key for this content of a form: the same for every attempt to send it, another one once the
 * content has changed. The server refuses a key that it knows with other content.
 */
export function contentKey(formKey: string, content: unknown): string {
  const text = JSON.stringify(content) ?? '';
  return `${formKey}.${fnv(text, offset)}${fnv(text, ~offset)}`;
}

// FNV-1a: the browser's own digests are missing on plain HTTP in a LAN.
function fnv(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> 0).toString(36);
}
