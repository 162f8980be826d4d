/** Returns a unique key; `crypto.randomUUID` is unavailable on plain HTTP in a LAN. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
