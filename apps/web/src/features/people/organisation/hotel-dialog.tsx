import type { HotelSettings } from '@horae/contract/people/hotels.contract';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { timeOf } from '@horae/local-time/time-of-day';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError, rereadIfOutdated } from '#platform/api-error';
import { countries } from '#platform/countries';
import { today } from '#platform/device-day';
import { selectedHotel } from '#platform/hotel';
import { languageNames } from '#platform/i18n';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { rememberHotel } from '#platform/session';
import { setUpUnderWay } from '#platform/set-up';
import { switchHotel } from '#platform/switch-hotel';
import { Combobox } from '#ui/combobox/combobox';
import { DateField } from '#ui/date-field/date-field';
import { numberOf } from '#ui/forms/field-schema';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { Switch } from '#ui/switch';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { attributionOf, attributions, minutesOf, nextMonday, weekdays } from './hotel-texts';
import { addHotel, hotelQuery, updateHotel } from './hotels.queries';
import { LogoField } from './logo-field';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';

const { companyId, name, retentionMonths, noticeHours } = hotelsContract.add.body.shape.hotel.shape;

const hotelLanguages = ['en', 'el'] as const;

interface HotelDialogProps {
  /** The hotel to change; absent for a new one. */
  hotel?: HotelSettings;
  onClose: () => void;
  onAdded?: (companyId: number) => void;
}

const newHotel = {
  companyId: 0,
  name: '',
  timeZone: 'Europe/Athens',
  country: 'GR',
  weekStart: 1,
  dayDivide: 0,
  dayAttribution: 'split' as const,
  attendanceFrom: null,
  retentionMonths: null,
  noticeHours: 24,
  needsApproval: false,
  publishesAtOnce: false,
  mark: null,
  language: null,
};

/** A switch as the text of a form. */
const yesIf = (isOn: boolean) => (isOn ? 'yes' : '');

export function HotelDialog({ hotel, onClose, onAdded }: HotelDialogProps) {
  const say = organisationWords.use();
  const [key] = useState(newKey);
  const [from] = useState<HotelSettings>(() => hotel ?? { ...newHotel, attendanceFrom: nextMonday(today()) });
  const [names] = useState(() => countries().map(({ code, name }) => ({ value: code, label: name })));
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })));
  const initial = {
    companyId: hotel ? String(hotel.companyId) : '',
    name: from.name,
    country: from.country,
    timeZone: from.timeZone,
    weekStart: String(from.weekStart),
    dayDivide: timeOf(from.dayDivide),
    dayAttribution: from.dayAttribution as string,
    attendanceFrom: from.attendanceFrom ?? '',
    retentionMonths: from.retentionMonths === null ? '' : String(from.retentionMonths),
    noticeHours: String(from.noticeHours),
    needsApproval: yesIf(from.needsApproval),
    publishesAtOnce: yesIf(from.publishesAtOnce),
    mark: from.mark ?? '',
    language: from.language ?? '',
  };
  const form = useForm(initial, {
    shape: { companyId, name, retentionMonths, noticeHours },
    words: {
      companyId: say('fault.companyId'),
      name: say('fault.name'),
      retentionMonths: say('fault.retention'),
      noticeHours: say('fault.notice'),
    },
    rules: {
      dayDivide: (time) => (minutesOf(time) === null ? say('fault.dayDivide') : undefined),
    },
    draft: hotel ? undefined : 'new hotel',
  });
  const stored = useQuery({ ...hotelQuery(from.companyId), enabled: hotel !== undefined });
  const add = useMutation(addHotel);
  const update = useMutation({ ...updateHotel, onError: rereadIfOutdated(() => stored.refetch()) });
  const saving = hotel ? update : add;
  const [isSending, setSending] = useState(false);

  function submit(values: typeof initial): void {
    if (saving.isPending || isSending) return;
    const { companyId, name, country, timeZone, weekStart } = values;
    const retentionMonths = values.retentionMonths.trim() === '' ? null : numberOf(values.retentionMonths);
    const settings = {
      name: name.trim(),
      country,
      timeZone,
      weekStart,
      dayDivide: minutesOf(values.dayDivide)!,
      dayAttribution: attributionOf(values.dayAttribution),
      attendanceFrom: values.attendanceFrom || null,
      retentionMonths,
      noticeHours: numberOf(values.noticeHours),
      needsApproval: values.needsApproval !== '',
      publishesAtOnce: values.publishesAtOnce !== '',
      mark: values.mark || null,
      language: hotelLanguages.find((one) => one === values.language) ?? null,
    };
    if (hotel) {
      const body = { id: hotel.companyId, hotel: settings, tag: stored.data?.tag };
      update.mutate(body, { onSuccess: () => done(say('hotelSaved')) });
    } else {
      const body = { hotel: { companyId: companyId.trim(), ...settings } };
      add.mutate({ body, key }, { onSuccess: () => done(say('hotelAdded', { name: name.trim() })) });
    }
  }

  function leave(): void {
    form.forget();
    onClose();
  }

  function done(text: string): void {
    notify(text, { kind: 'success' });
    form.forget();
    const { companyId, name, timeZone, mark } = form.values;
    const days = {
      dayAttribution: attributionOf(form.values.dayAttribution),
      dayDivide: minutesOf(form.values.dayDivide) ?? 0,
    };
    const known = { ErpCompanyId: hotel?.companyId ?? Number(companyId), name: name.trim(), timeZone, mark, ...days };
    rememberHotel(known);
    if (!hotel && (setUpUnderWay.get() || selectedHotel.get() === null)) switchHotel(known);
    if (hotel) onClose();
    else onAdded?.(known.ErpCompanyId);
  }

  const refused = (field: string) => fieldError(saving.error, `hotel.${field}`);
  const isAtField = Object.keys(initial).some((field) => refused(field) !== undefined);
  return (
    <FormDialog
      title={say(hotel ? 'editHotel' : 'addHotel')}
      form={form.props(submit)}
      onClose={leave}
      isDirty={Object.entries(initial).some(([field, value]) => form.values[field as 'name'] !== value)}
      isKeptOnBack={!hotel}
      isBusy={saving.isPending || isSending}
      error={isAtField ? null : saving.error}
      submit={hotel ? undefined : say('addHotel')}
      isDrawer
    >
      <TextField
        {...form.field('companyId')}
        error={form.errors.companyId ?? refused('companyId')}
        label={say('companyId')}
        hint={say('companyIdHint')}
        required
        readOnly={hotel !== undefined}
        data-autofocus={hotel ? undefined : true}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('name')}
        error={form.errors.name ?? refused('name')}
        label={say('hotelName')}
        required
        data-autofocus={hotel ? true : undefined}
        autoComplete="off"
      />
      <Combobox
        label={say('country')}
        options={names}
        value={form.values.country}
        onChange={(country) => form.set('country', country ?? initial.country)}
      />
      <Combobox
        label={say('timeZone')}
        options={zones}
        value={form.values.timeZone}
        onChange={(zone) => form.set('timeZone', zone ?? initial.timeZone)}
      />
      <SelectField
        label={say('weekStart')}
        name="weekStart"
        value={form.values.weekStart}
        options={weekdays().map((label, day) => ({ value: String(day + 1), label }))}
        onChange={(day) => form.set('weekStart', day)}
      />
      <SelectField
        label={say('language')}
        name="language"
        value={form.values.language}
        options={[
          { value: '', label: say('languageUsual') },
          ...hotelLanguages.map((value) => ({ value, label: languageNames[value] ?? value })),
        ]}
        onChange={(language) => form.set('language', language)}
        below={<p className="quiet small">{say('languageHint')}</p>}
      />
      <div className={styles.time}>
        <TimeField
          {...form.field('dayDivide')}
          onChange={(time) => form.set('dayDivide', time)}
          error={form.errors.dayDivide ?? refused('dayDivide')}
          label={say('dayDivide')}
          hint={say('dayDivideHint')}
          required
        />
      </div>
      <SelectField
        label={say('dayAttribution')}
        name="dayAttribution"
        value={form.values.dayAttribution}
        options={attributions.map((value) => ({ value, label: say(`attribution.${value}`) }))}
        onChange={(attribution) => form.set('dayAttribution', attribution)}
      />
      <DateField
        label={say('attendanceFrom')}
        name="attendanceFrom"
        value={form.values.attendanceFrom}
        error={refused('attendanceFrom')}
        onChange={(day) => form.set('attendanceFrom', day)}
        hint={say(hotel ? 'attendanceHint' : 'attendanceHintNew')}
      />
      <TextField
        {...form.field('retentionMonths')}
        error={form.errors.retentionMonths ?? refused('retentionMonths')}
        label={say('retention')}
        hint={say('retentionHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('noticeHours')}
        error={form.errors.noticeHours ?? refused('noticeHours')}
        label={say('notice')}
        hint={say('noticeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      {(['needsApproval', 'publishesAtOnce'] as const).map((name) => (
        <div key={name} className="stack-1">
          <Switch
            label={say(name)}
            checked={form.values[name] !== ''}
            onChange={(isOn) => form.set(name, yesIf(isOn))}
            describedBy={`${name}-hint`}
          />
          <p id={`${name}-hint`} className="quiet small">
            {say(`${name}Hint`)}
          </p>
        </div>
      ))}
      <LogoField
        companyId={hotel?.companyId ?? (Number(form.values.companyId) || 0)}
        name={form.values.name}
        value={form.values.mark}
        onChange={(mark) => form.set('mark', mark)}
        error={refused('mark')}
        onUnderWay={setSending}
      />
    </FormDialog>
  );
}
