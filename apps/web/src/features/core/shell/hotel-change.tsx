import { useEffect } from 'react';
import { onHotelChangedElsewhere } from '#platform/hotel';
import { notify } from '#platform/notify';
import { forgetHotelData } from '#platform/switch-hotel';
import { shellWords } from './shell.words';

/** When another tab switches hotels, this one offers to follow, so that no work is replaced unasked. */
export function HotelChange() {
  const say = shellWords.use();
  useEffect(
    () =>
      onHotelChangedElsewhere((adopt) => {
        const run = () => {
          adopt();
          forgetHotelData();
        };
        notify(say('hotelChanged'), { stays: true, action: { label: say('reloadView'), run } });
      }),
    [say],
  );
  return null;
}
