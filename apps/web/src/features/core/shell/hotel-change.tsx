import { useEffect } from 'react';
import { onHotelChangedElsewhere } from '#platform/hotel';
import { notify } from '#platform/notify';
import { forgetHotelData } from '#platform/switch-hotel';
import { shellWords } from './shell.words';

/** Another tab changed the hotel: this one says so and changes when asked, so that nobody's work is swapped away. */
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
