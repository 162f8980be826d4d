import { isSlug, postLimits } from '@horae/contract/demo-apps/blog-posts';

const greek: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** The slug suggested for a title: Latin letters, also for Greek; empty if it has neither letters nor digits. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    // In αυ and ευ, υ sounds like v or f; ου is a single vowel.
    .replaceAll(/ο[υύ]/g, 'ou')
    .replaceAll(/([αε])[υύ]/g, '$1v')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[α-ω]/g, (letter) => greek[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const short = plain.slice(0, postLimits.slug).replace(/-$/, '');
  return short === '' || isSlug(short) ? short : `post-${short}`;
}
