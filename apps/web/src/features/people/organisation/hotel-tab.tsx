import type { HotelSettings } from '@horae/contract/people/hotels.contract';
import { timeOf } from '@horae/local-time/time-of-day';
import { IconPencil } from '@tabler/icons-react';
import { countries } from '#platform/countries';
import { formatCount } from '#platform/format-count';
import { formatDate } from '#platform/format-date';
import { languageNames } from '#platform/i18n';
import { Button } from '#ui/button';
import { HotelMark } from '#ui/hotel/hotel-mark';
import { HotelDialog } from './hotel-dialog';
import { weekdays } from './hotel-texts';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';

interface HotelTabProps {
  hotel: HotelSettings & { people: number; places: number };
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** Shows the settings of the hotel; they are changed in a drawer. */
export function HotelTab({ hotel, isEditing, onEdit }: HotelTabProps) {
  const say = organisationWords.use();
  const country = countries().find(({ code }) => code === hotel.country)?.name ?? hotel.country;
  const facts = [
    [say('hotelName'), hotel.name],
    [say('companyId'), String(hotel.companyId)],
    [say('country'), country],
    [say('timeZone'), hotel.timeZone],
    [say('weekStart'), weekdays()[hotel.weekStart - 1]],
    [say('language'), hotel.language === null ? say('languageUsual') : languageNames[hotel.language]],
    [say('dayDivide'), timeOf(hotel.dayDivide)],
    [say('dayAttribution'), say(`attribution.${hotel.dayAttribution}`)],
    [say('attendanceFrom'), hotel.attendanceFrom ? formatDate(hotel.attendanceFrom) : say('attendanceNever')],
    [
      say('retention'),
      hotel.retentionMonths === null ? say('retentionNever') : say('retentionMonths', { count: hotel.retentionMonths }),
    ],
    [say('notice'), hotel.noticeHours === 0 ? say('noticeNone') : say('noticeHours', { count: hotel.noticeHours })],
    [say('needsApproval'), say(hotel.needsApproval ? 'yes' : 'no')],
    [say('publishesAtOnce'), say(hotel.publishesAtOnce ? 'yes' : 'no')],
    [say('staff'), formatCount(hotel.people)],
    [say('places'), formatCount(hotel.places)],
  ] as const;
  return (
    <>
      <div className={`screen-only ${styles.tools}`}>
        <p>{say('dayDivideHint')}</p>
        <Button look="solid" onClick={() => onEdit(true)}>
          <IconPencil size={18} stroke={1.5} aria-hidden="true" />
          {say('editHotel')}
        </Button>
      </div>
      <div className="panel">
        <dl className={styles.facts}>
          <div>
            <dt>{say('logo')}</dt>
            <dd>
              <HotelMark id={hotel.companyId} name={hotel.name} mark={hotel.mark} size={40} />
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isEditing && <HotelDialog hotel={hotel} onClose={() => onEdit(false)} />}
    </>
  );
}
