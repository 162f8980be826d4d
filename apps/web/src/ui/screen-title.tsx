import { type ReactNode, useEffect } from 'react';
import { config } from '#platform/config';
import { useHotel } from '#platform/hotel';
import { createStore } from '#platform/store';

/** The heading of the screen, for the head of its paper. */
export const screenTitle = createStore('');

interface ScreenTitleProps {
  children: string;
  className?: string;
  /** What stands in the tab when it differs from the heading. */
  documentTitle?: string;
  hidden?: boolean;
}

/** The screen's one `h1`; also names the document: `{h1} · {hotel} · {appName}`. */
export function ScreenTitle({
  children,
  className,
  documentTitle = children,
  hidden = false,
}: ScreenTitleProps): ReactNode {
  const hotel = useHotel()?.name;
  useEffect(() => {
    document.title = [documentTitle, hotel, config.appName].filter(Boolean).join(' · ');
    screenTitle.set(children);
  }, [children, documentTitle, hotel]);
  return (
    <h1 tabIndex={-1} data-screen-title="" className={hidden ? 'visually-hidden' : className}>
      {children}
    </h1>
  );
}
