/** A key that no other call has; `crypto.randomUUID` is missing on plain http in a LAN. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
