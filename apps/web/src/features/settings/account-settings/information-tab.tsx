import { bioLength } from '@horae/contract/settings/account-setting-fields';
import { type AccountSettings } from '@horae/contract/settings/account-settings';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { useState } from 'react';
import { countries } from '#platform/countries';
import { today } from '#platform/device-day';
import { Combobox } from '#ui/combobox/combobox';
import { DateField } from '#ui/date-field/date-field';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import styles from './account-settings.module.css';
import { saveInfo } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { TabForm } from './tab-form';
import { useTab } from './use-tab';

/** Profile information that others may read. */
export function InformationTab({ info }: { info: AccountSettings['info'] }) {
  const say = settingsWords.use();
  const [thisDay] = useState(today);
  const [countryNames] = useState(() => countries().map(({ name }) => ({ value: name, label: name })));
  const { form, props } = useTab(
    { ...info },
    {
      shape: accountSettingsContract.updateInfo.body.shape.info.shape,
      words: {
        bio: { long: say('fault.long', { count: bioLength }) },
        website: say('fault.website'),
        phone: say('fault.phone'),
      },
    },
    saveInfo,
    ({ website, phone, ...others }) => ({
      body: { info: { ...others, website: website.trim(), phone: phone.trim() } },
    }),
  );

  return (
    <TabForm {...props}>
      <TextArea {...form.field('bio')} label={say('bio')} limit={bioLength} />
      <div className={`one-column-on-phone ${styles.pair}`}>
        <DateField
          label={say('dob')}
          name="dob"
          value={form.values.dob}
          min="1900-01-01"
          max={thisDay}
          onChange={(day) => form.set('dob', day)}
        />
        <Combobox
          label={say('country')}
          options={countryNames}
          allLabel={say('noCountry')}
          value={form.values.country || null}
          onChange={(country) => form.set('country', country ?? '')}
        />
        <TextField {...form.field('website')} label={say('website')} autoComplete="url" inputMode="url" />
        <TextField {...form.field('phone')} label={say('phone')} autoComplete="tel" inputMode="tel" />
      </div>
    </TabForm>
  );
}
