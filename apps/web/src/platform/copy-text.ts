/** Copies text; falls back to a selection if the clipboard API is unavailable, as on plain HTTP. */
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
    // Deprecated, but still the only way without a secure context.
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}
