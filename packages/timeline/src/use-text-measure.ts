import { useEffect, useMemo, useState } from 'react';
import { createTextMeasure, type TextMeasure } from './text-width';

/** Returns a text measure for a font, and a new one after a font that was still loading has arrived. */
export function useTextMeasure(font: string): TextMeasure {
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (document.fonts.check(font)) return;
    let isWanted = true;
    void document.fonts.load(font).then(() => isWanted && setArrived((count) => count + 1));
    return () => {
      isWanted = false;
    };
  }, [font]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => createTextMeasure(font), [font, arrived]);
}
