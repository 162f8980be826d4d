/** Copies text; falls back to a selection where the clipboard is refused, as on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'visually-hidden';
    document.body.append(area);
    area.select();
    // Deprecated, and still the only way without a secure context.
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}
