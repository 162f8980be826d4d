import { type ReactNode, useEffect } from 'react';
import { config } from '#platform/config';
import { useHotel } from '#platform/hotel';

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
  }, [documentTitle, hotel]);
  return (
    <h1 tabIndex={-1} className={hidden ? 'visually-hidden' : className}>
      {children}
    </h1>
  );
}
