/** Good enough to catch a slip of the hand; the server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim()) && text.length <= 254;
}
