import { HotelPicker } from '#ui/hotel/hotel-picker';
import { ScreenTitle } from '#ui/screen-title';
import { uiWords } from '#ui/ui.words';

interface SelectHotelScreenProps {
  search: string;
  onSearch: (search: string) => void;
  onChosen: () => void;
}

export function SelectHotelScreen(props: SelectHotelScreenProps) {
  const say = uiWords.use();
  return (
    <>
      <ScreenTitle>{say('hotel.choose')}</ScreenTitle>
      <HotelPicker {...props} />
    </>
  );
}
