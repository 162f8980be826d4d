import type { Access } from './route';

/** A page of the product that search and bookmarks can refer to. */
export interface ProductPage {
  /** Never reuse an id for another page: bookmarks are stored by it. */
  id: number;
  target: string;
  title: string;
  link: `/${string}`;
  icon: string;
  access: Extract<Access, 'session' | 'admin' | 'hotel-admin'>;
}

/** Describes a page; its `target` is its address as one word. */
export const page = (
  id: number,
  title: string,
  link: `/${string}`,
  icon: string,
  access: ProductPage['access'] = 'session',
): ProductPage => ({
  id,
  target: link.slice(1).replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  title,
  link,
  icon,
  access,
});
