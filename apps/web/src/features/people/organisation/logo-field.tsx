import { HotelMark } from '#ui/hotel/hotel-mark';
import { hotelMark } from '#ui/hotel/hotel-marks';
import { UploadField } from '#ui/upload/upload-field';
import styles from './logo-field.module.css';
import { logoWords } from './logo-field.words';

interface LogoFieldProps {
  /** The id and the name determine how a mark looks. */
  companyId: number;
  name: string;
  /** '' is the default mark, which follows from the id. */
  value: string;
  onChange: (mark: string) => void;
  error?: string | undefined;
  onUnderWay: (isUnderWay: boolean) => void;
}

const letters = 'drawn:letters';
/** The names in `drawings`. */
const drawn = [
  'seaSun',
  'temple',
  'palm',
  'mountains',
  'key',
  'anchor',
  'star',
  'leaf',
  'shell',
  'bell',
  'boat',
  'archway',
  'window',
  'diamond',
  'waves',
  'moon',
  'olive',
  'sun',
  'tower',
  'gull',
] as const;

/** A hotel's logo: a drawn mark, its letters, or an uploaded picture. */
export function LogoField({ companyId, name, value, onChange, error, onUnderWay }: LogoFieldProps) {
  const say = logoWords.use();
  const picture = value.startsWith('/') ? value : null;
  const choices = [
    { mark: '', label: say('standard') },
    ...(picture ? [{ mark: picture, label: say('picture') }] : []),
    ...(hotelMark(companyId) ? [{ mark: letters, label: say('letters') }] : []),
    ...drawn.map((drawing, at) => ({ mark: `drawn:${at}`, label: say(`drawn.${drawing}`) })),
  ];
  return (
    <fieldset className={styles.logo}>
      <legend>{say('logo')}</legend>
      <div className={styles.marks}>
        {choices.map(({ mark, label }) => (
          <label key={mark} className="hovers rings" data-tip={label}>
            <input
              type="radio"
              name="mark"
              className="visually-hidden"
              aria-label={label}
              checked={value === mark}
              onChange={() => onChange(mark)}
            />
            <HotelMark id={companyId} name={name} mark={mark} size={32} />
          </label>
        ))}
      </div>
      <UploadField
        label={say('upload')}
        purpose="avatar"
        value={picture ? [{ address: picture, name: say('picture') }] : []}
        onChange={([file]) => onChange(file?.address ?? '')}
        error={error}
        onUnderWay={onUnderWay}
      />
    </fieldset>
  );
}
