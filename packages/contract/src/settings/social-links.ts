/** The URL prefixes of profiles on each network. */
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

/** Whether text is a profile name after the prefix: letters, digits, dots, underscores and hyphens. */
export function isSocialName(name: string): boolean {
  return /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u.test(name);
}

/** Whether a link is empty or a profile of this network. */
export function isSocialLink(network: SocialNetwork, link: string): boolean {
  const prefix = socialPrefixes[network];
  return link === '' || (link.startsWith(prefix) && isSocialName(link.slice(prefix.length)));
}

/** Whether an address is empty or an http(s) URL. */
export function isWebAddress(address: string): boolean {
  return address === '' || /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/i.test(address);
}

/** Whether text is empty or a telephone number as people write it. */
export function isPhoneNumber(phone: string): boolean {
  return phone === '' || /^\+?[\d][\d\s()./-]{3,28}\d$/.test(phone);
}

/** Whether text is empty or a day (`1990-02-28`) from 1900 to `today`, by default today in UTC. */
export function isBirthDate(day: string, today = new Date().toISOString().slice(0, 10)): boolean {
  if (day === '') return true;
  const read = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
  return isDay && day >= '1900-01-01' && day <= today;
}
