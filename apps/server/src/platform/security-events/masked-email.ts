const domain = /@([\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,63})$/u;

/**
 * Returns the first letter and the domain of an e-mail as somebody typed it. Without a domain it may be a password in
 * the wrong field, and nothing of it remains.
 */
export function maskedEmail(typed: string): string {
  const text = typed.trim();
  const [, named] = domain.exec(text) ?? [];
  const [first] = text;
  return named && first !== '@' ? `${first}…@${named}` : '…';
}
