/** The addresses under which people have their profiles. */
export const socialPrefixes = {
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  google: 'https://profiles.google.com/',
  linkedIn: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  quora: 'https://www.quora.com/profile/',
  github: 'https://github.com/',
} as const;

export type SocialNetwork = keyof typeof socialPrefixes;

/** What stands after the prefix: letters, digits and few signs. */
export function isSocialName(name: string): boolean {
  return /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u.test(name);
}

/** Nothing, or a profile of this network. */
export function isSocialLink(network: SocialNetwork, link: string): boolean {
  const prefix = socialPrefixes[network];
  return link === '' || (link.startsWith(prefix) && isSocialName(link.slice(prefix.length)));
}

/** Nothing, or an address of the web. */
export function isWebAddress(address: string): boolean {
  return address === '' || /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/i.test(address);
}

/** Nothing, or a number as people write it. */
export function isPhoneNumber(phone: string): boolean {
  return phone === '' || /^\+?[\d][\d\s()./-]{3,28}\d$/.test(phone);
}

/** Nothing, or a day (`1990-02-28`) of a life that has begun. */
export function isBirthDate(day: string, today = new Date().toISOString().slice(0, 10)): boolean {
  if (day === '') return true;
  const read = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
  return isDay && day >= '1900-01-01' && day <= today;
}
