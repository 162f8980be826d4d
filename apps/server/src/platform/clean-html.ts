import sanitizeHtml from 'sanitize-html';

const blocks = 'p br div hr h1 h2 h3 h4 blockquote pre ul ol li table thead tbody tr th td'.split(' ');
const inline = 'b strong i em u s sub sup span code a img'.split(' ');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Reduces HTML to text, plain formatting, links and images: no scripts, styles, forms or frames. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** Escapes plain text for use in HTML. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns plain text as one HTML paragraph; empty for empty text. */
export function htmlOfText(text: string): string {
  return text && `<p>${escapedText(text)}</p>`;
}

/** Converts HTML to plain text; paragraphs and breaks become lines. */
export function textOfHtml(html: string): string {
  const lined = html.replaceAll(/<(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '$&\n');
  return sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
