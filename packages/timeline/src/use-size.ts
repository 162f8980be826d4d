import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** Returns the inner size of an element in px, without its scroll bars; undefined before it is mounted. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current!;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((current) => (current?.width === width && current.height === height ? current : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
