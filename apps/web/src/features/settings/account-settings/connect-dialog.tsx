import { ProfileName } from '@horae/contract/settings/account-setting-fields';
import { socialPrefixes } from '@horae/contract/settings/social-links';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { saveConnections } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import type { Connectable } from './connections';

interface ConnectDialogProps {
  network: Connectable;
  name: string;
  onClose: () => void;
}

/** Asks for the profile name; there is no login at the network. */
export function ConnectDialog({ network, name, onClose }: ConnectDialogProps) {
  const say = settingsWords.use();
  const save = useMutation(saveConnections);
  const form = useForm(
    { id: '' },
    {
      shape: { id: ProfileName },
      words: { id: say('fault.profile') },
      rules: { id: (id) => (id.trim() === '' ? say('fault.profile') : undefined) },
    },
  );

  function connect({ id }: { id: string }): void {
    if (save.isPending) return;
    save.mutate(
      { body: { connections: { [network]: { id: id.trim() } } } },
      {
        onSuccess: () => {
          notify(say('isConnected', { network: name }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('connectTitle', { network: name })}
      form={form.props(connect)}
      onClose={onClose}
      isDirty={form.values.id !== ''}
      isBusy={save.isPending}
      error={save.error}
      submit={say('connect')}
    >
      <TextField
        {...form.field('id')}
        label={say('profileName')}
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        hint={`${socialPrefixes[network]}${form.values.id}`}
      />
    </FormDialog>
  );
}
