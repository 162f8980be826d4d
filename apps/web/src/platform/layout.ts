import { stored } from './storage';
import { createStore } from './store';

export type ContentWidth = 'full' | 'boxed';
export type RouteTransition = 'fade' | 'slide' | 'zoom' | 'none';
export type NavbarKind = 'floating' | 'sticky' | 'static' | 'hidden';
export type FooterKind = 'static' | 'sticky' | 'hidden';
export type Density = 'comfortable' | 'compact';

export const navbarTints = ['linen', 'aegean', 'olive', 'sand', 'rose', 'iris'] as const;
export type NavbarTint = (typeof navbarTints)[number];

/** What the theme panel changes besides skin, direction and menu; all but the density is kept until reload. */
export interface Layout {
  contentWidth: ContentWidth;
  routeTransition: RouteTransition;
  menuHidden: boolean;
  navbar: NavbarKind;
  navbarTint: NavbarTint;
  footer: FooterKind;
  density: Density;
}

export const defaultLayout: Layout = {
  contentWidth: 'full',
  routeTransition: 'fade',
  menuHidden: false,
  navbar: 'floating',
  navbarTint: 'linen',
  footer: 'static',
  density: 'comfortable',
};

export const layout = createStore<Layout>({ ...defaultLayout, density: stored.density.get() });

/** Whether a page takes the whole window beside the menu: there is no bar at the top then. */
export const wholeWindow = createStore(false);

export function changeLayout(change: Partial<Layout>): void {
  if (change.density) stored.density.set(change.density);
  layout.set({ ...layout.get(), ...change });
}
