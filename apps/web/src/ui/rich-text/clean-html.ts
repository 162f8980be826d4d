import DOMPurify from 'dompurify';

const tags = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
  'div',
];
const plain = ['colspan', 'rowspan', 'scope', 'width', 'height', 'lang', 'dir'];
const attributes = ['href', 'src', 'alt', 'title', ...plain];

export interface CleanHtml {
  html: string;
  /** Number of external pictures withheld. */
  heldImages: number;
}

/** Sanitises HTML: no scripts, external pictures only if allowed, and safe outgoing links. */
export function cleanHtml(dirty: string, { mayLoadImages = false } = {}): CleanHtml {
  const root = DOMPurify.sanitize(dirty, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    // Otherwise their values would have to match the URL pattern.
    ADD_URI_SAFE_ATTR: plain,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM: true,
  }) as HTMLElement;
  let heldImages = 0;
  for (const link of root.querySelectorAll('a[href]')) {
    const isOurs = /^[/#](?!\/)/.test(link.getAttribute('href') ?? '');
    link.setAttribute('rel', 'noopener noreferrer');
    if (!isOurs) link.setAttribute('target', '_blank');
  }
  for (const image of root.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    const source = image.getAttribute('src') ?? '';
    if (/^\/(?!\/)/.test(source) || (mayLoadImages && source)) continue;
    if (source) heldImages += 1;
    image.remove();
  }
  return { html: root.innerHTML, heldImages };
}

/** Returns the plain text, for snippets and search. */
export function textOfHtml(html: string): string {
  const root = DOMPurify.sanitize(html, { RETURN_DOM: true });
  return (root.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
