import { type ReactNode, useEffect } from 'react';
import { config } from '#platform/config';
import { useHotel } from '#platform/hotel';
import { createStore } from '#platform/store';

/** The screen's heading, for the printed header. */
export const screenTitle = createStore('');

interface ScreenTitleProps {
  children: string;
  className?: string;
  /** The browser tab's title, if it differs from the heading. */
  documentTitle?: string;
  hidden?: boolean;
}

/** The screen's only `h1`, which also sets the document title: `{h1} · {hotel} · {appName}`. */
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
