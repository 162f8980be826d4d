import { chatContract, chatStatuses, type ProfileUser } from '@horae/contract/office/chat.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Drawer } from '#ui/drawer';
import { ErrorPanel } from '#ui/error-panel';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { profileToEditQuery, updateProfile } from './chat.queries';
import { chatWords } from './chat.words';
import styles from './drawers.module.css';
import { Face } from './face';

const { about: aboutSchema, status: statusSchema } = chatContract.updateProfile.body.shape.profileUser.shape;

/** The user's own profile, as others see it. */
export function ProfileDrawer({ onClose }: { onClose: () => void }) {
  const say = chatWords.use();
  const { data, error, refetch } = useQuery(profileToEditQuery);
  if (data) {
    return <ProfileForm profile={data.answer} tag={data.tag} onStale={refetch} onClose={onClose} />;
  }
  return (
    <Drawer title={say('profile')} isOpen onClose={onClose}>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton thing={say('loadingProfile')}>
          <div className={styles.body}>
            <SkeletonBlock height={96} width={96} />
            <SkeletonBlock height={112} />
            <SkeletonBlock height={38} />
          </div>
        </Skeleton>
      )}
    </Drawer>
  );
}

interface ProfileFormProps {
  profile: ProfileUser;
  tag: string;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

function ProfileForm({ profile: stored, tag, onStale, onClose }: ProfileFormProps) {
  const say = chatWords.use();
  const [profile] = useState(stored);
  const [isOn, setOn] = useState(profile.settings.isNotificationsOn);
  const form = useForm(
    { about: profile.about, status: profile.status as string },
    { shape: { about: aboutSchema, status: statusSchema } },
  );
  const update = useMutation({ ...updateProfile, onError: rereadIfOutdated(onStale) });
  const { about, status } = form.values;
  const { maxLength, ...aboutField } = form.field('about');
  const change = {
    ...(about !== profile.about && { about: about.trim() }),
    ...(status !== profile.status && { status: chatStatuses.find((one) => one === status)! }),
    ...(isOn !== profile.settings.isNotificationsOn && { settings: { isNotificationsOn: isOn } }),
  };
  const isDirty = Object.keys(change).length > 0;

  function submit(): void {
    if (update.isPending) return;
    if (!isDirty) return onClose();
    update.mutate(
      { change, tag },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('profile')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={update.isPending}
      error={update.error}
    >
      <div className={styles.who}>
        <Face person={{ ...profile, status: change.status ?? profile.status }} size={96} />
        <h3>
          <bdi>{profile.fullName}</bdi>
        </h3>
        <p>{profile.role}</p>
      </div>
      {/* What is pasted is not cut off unseen. */}
      <TextArea {...aboutField} label={say('about')} limit={maxLength} />
      <SelectField
        label={say('status')}
        value={status}
        options={(['online', 'away', 'busy', 'offline'] as const).map((value) => ({
          value,
          label: say(`status.${value}`),
        }))}
        onChange={(next) => form.set('status', next)}
      />
      <div className={styles.switch}>
        <Switch label={say('notifications')} checked={isOn} onChange={setOn} />
      </div>
    </FormDialog>
  );
}
