import { declaringTimes, erganiTargets, erganiUserTypes } from '@horae/contract/declarations/declaration-kinds';
import { type ShownErganiSettings } from '@horae/contract/declarations/ergani-settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { Switch } from '#ui/switch';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { AfterwardsSection } from './afterwards-section';
import { saveSettings, settingsQuery } from './declarations.queries';
import { declarationsWords } from './declarations.words';

interface SettingsDrawerProps {
  hotel: number;
  onClose: () => void;
}

/** Where a hotel sends its declarations, and its credentials there. */
export function SettingsDrawer({ hotel, onClose }: SettingsDrawerProps) {
  const { data } = useQuery(settingsQuery(hotel));
  return data ? <Form hotel={hotel} settings={data.settings} onClose={onClose} /> : null;
}

function Form({ hotel, settings, onClose }: SettingsDrawerProps & { settings: ShownErganiSettings }) {
  const say = declarationsWords.use();
  const { target, baseUrl, branch, username, userType, version, employerTaxNumber } = settings;
  const [isSending, setSending] = useState(settings.isSending);
  const [sendsCards, setSendsCards] = useState(settings.sendsCards);
  const [sendsSchedules, setSendsSchedules] = useState(settings.sendsSchedules);
  const [weeklyForFixed, setWeeklyForFixed] = useState(settings.weeklyForFixed);
  const [declares, setDeclares] = useState(settings.declares);
  const [declaresAt, setDeclaresAt] = useState(settings.declaresAt);
  const [isChecked, setChecked] = useState(false);
  const saving = useMutation(saveSettings);
  const first = { target, baseUrl, branch: String(branch), username, userType, employerTaxNumber: '', password: '' };
  const form = useForm<Record<keyof typeof first, string>>(first, {});

  const lacksTime = declares === 'daily' && declaresAt === '';
  const switches = {
    isSending,
    sendsCards,
    sendsSchedules,
    weeklyForFixed,
    declares,
    ...(declaresAt !== '' && { declaresAt }),
  };
  const isSwitched = (Object.keys(switches) as (keyof typeof switches)[]).some(
    (one) => switches[one] !== settings[one],
  );

  function submit(values: typeof form.values): void {
    setChecked(true);
    if (saving.isPending || lacksTime) return;
    const chosen = {
      target: erganiTargets.find((one) => one === values.target) ?? target,
      userType: erganiUserTypes.find((one) => one === values.userType) ?? userType,
    };
    saving.mutate(
      { hotel, version, ...values, ...chosen, ...switches },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  const chosenTarget = erganiTargets.find((one) => one === form.values.target) ?? target;
  const isReal = chosenTarget !== 'simulator';
  return (
    <FormDialog
      isDrawer
      title={say('settingsTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isSwitched || form.isChanged}
      isBusy={saving.isPending}
      error={saving.error}
    >
      <TextField
        {...form.field('employerTaxNumber')}
        label={say('employerTaxNumber')}
        inputMode="numeric"
        autoComplete="off"
        hint={employerTaxNumber ? say('keeps', { held: employerTaxNumber }) : say('employerTaxNumberHint')}
      />
      <TextField {...form.field('branch')} label={say('branch')} hint={say('branchHint')} inputMode="numeric" />
      <SelectField
        label={say('target')}
        name="target"
        value={form.values.target}
        options={erganiTargets.map((value) => ({ value, label: say(`target.${value}`) }))}
        onChange={(value) => form.set('target', value)}
        below={<p className="quiet small">{say(`targetSays.${chosenTarget}`)}</p>}
      />
      {isReal && (
        <>
          <TextField {...form.field('baseUrl')} label={say('baseUrl')} type="url" autoComplete="off" />
          <TextField {...form.field('username')} label={say('username')} autoComplete="off" />
          <TextField
            {...form.field('password')}
            label={say('password')}
            type="password"
            autoComplete="new-password"
            hint={settings.hasPassword ? say('keepsPassword') : undefined}
          />
          <SelectField
            label={say('userType')}
            name="userType"
            value={form.values.userType}
            options={erganiUserTypes.map((value) => ({ value, label: say(`userType.${value}`) }))}
            onChange={(value) => form.set('userType', value)}
          />
        </>
      )}
      <ExplainedSwitch name="isSending" checked={isSending} onChange={setSending} />
      <ExplainedSwitch name="sendsCards" checked={sendsCards} disabled={!isSending} onChange={setSendsCards} />
      <ExplainedSwitch
        name="sendsSchedules"
        checked={sendsSchedules}
        disabled={!isSending}
        onChange={setSendsSchedules}
      />
      <ExplainedSwitch name="weeklyForFixed" checked={weeklyForFixed} onChange={setWeeklyForFixed} />
      <SelectField
        label={say('declares')}
        name="declares"
        value={declares}
        options={declaringTimes.map((value) => ({ value, label: say(`declares.${value}`) }))}
        onChange={(value) => setDeclares(declaringTimes.find((one) => one === value) ?? declares)}
        below={
          declares !== 'byHand' && (
            <p className="quiet small">
              {say('declaresSays')} {say(`single.${declares}`)}
            </p>
          )
        }
      />
      {declares === 'daily' && (
        <TimeField
          label={say('declaresAt')}
          name="declaresAt"
          value={declaresAt}
          error={isChecked && lacksTime ? say('declaresAtMissing') : undefined}
          hint={say('declaresAtSays')}
          onChange={setDeclaresAt}
        />
      )}
      <AfterwardsSection hotel={hotel} months={settings.afterwardsMonths} />
    </FormDialog>
  );
}

interface ExplainedSwitchProps {
  name: 'isSending' | 'sendsCards' | 'sendsSchedules' | 'weeklyForFixed';
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function ExplainedSwitch({ name, ...state }: ExplainedSwitchProps) {
  const say = declarationsWords.use();
  const id = useId();
  return (
    <div className="stack-1">
      <Switch {...state} label={say(name)} describedBy={id} />
      <p id={id} className="quiet small">
        {say(`${name}Says`)}
      </p>
    </div>
  );
}
