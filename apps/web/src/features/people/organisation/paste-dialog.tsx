import { organisationContract } from '@horae/contract/people/organisation.contract';
import { type PasteTarget, type PlaceKind, type PlaceRow, pasteTargets } from '@horae/contract/people/places';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#platform/format-count';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { parse } from '#platform/schema/parse';
import { FormDialog } from '#ui/forms/form-dialog';
import { countLimit } from '#ui/forms/limits';
import { SelectField } from '#ui/select-field';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { addPlaces } from './organisation.queries';
import { organisationWords } from './organisation.words';
import { PasteFile } from './paste-file';
import { PastePreview } from './paste-preview';
import { readPastedRows } from './pasted-rows.rules';
import { PlaceKindsHelp } from './place-kinds-help';

interface PasteDialogProps {
  hotel: number;
  /** Where the rows go unless a person says otherwise. */
  into: PasteTarget;
  onClose: () => void;
}

const { rows: rowsSchema } = organisationContract.addMany.body.shape;

/** The errors of rows that the contract would refuse. */
function pasteFault(text: string, say: typeof organisationWords.say): string | undefined {
  const [fault] = parse(rowsSchema, readPastedRows(text)).faults ?? [];
  if (!fault) return undefined;
  const [row] = fault.path;
  if (row !== undefined) return say('fault.row', { row: Number(row) + 1 });
  if (fault.code !== 'long') return say('fault.rows');
  return say('fault.manyRows', { most: formatCount(countLimit(rowsSchema) ?? 0) });
}

interface Preview {
  key: string;
  rows: PlaceRow[];
  added: number;
  kinds: Record<PlaceKind, number>;
}

/** Adds rows pasted from a spreadsheet or read from a file: checked first, then added all or none. */
export function PasteDialog({ hotel, into, onClose }: PasteDialogProps) {
  const say = organisationWords.use();
  const form = useForm(
    { into: into as string, rows: '' },
    { rules: { rows: (text) => pasteFault(text, say) }, draft: `places of ${hotel}` },
  );
  const [key] = useState(newKey);
  const [preview, setPreview] = useState<Preview | null>(null);
  const add = useMutation(addPlaces);
  const { rows: text } = form.values;
  const tree = pasteTargets.find((one) => one === form.values.into) ?? into;
  const previewKey = `${tree} ${text}`;
  // Text typed since the check must be checked again.
  const checked = preview?.key === previewKey ? preview : null;
  const isReady = checked !== null && checked.added > 0 && checked.rows.every(({ state }) => state !== 'wrong');

  function leave(): void {
    form.forget();
    onClose();
  }

  function submit(): void {
    if (add.isPending) return;
    const body = { hotel, tree, rows: readPastedRows(text), dryRun: !isReady };
    add.mutate(
      { body, key: isReady ? key : newKey() },
      {
        onSuccess: ({ answer: { isDone, rows, added, kinds } }) => {
          if (isDone) {
            notify(say('templateUsed', { count: added }), { kind: 'success' });
            leave();
          } else setPreview({ key: previewKey, rows, added, kinds });
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('pasteTitle')}
      form={form.props(submit)}
      onClose={leave}
      isDirty={text !== ''}
      isKeptOnBack
      isBusy={add.isPending}
      error={add.error}
      submit={isReady ? say('addCount', { count: checked.added }) : say('check')}
      isDrawer
    >
      <SelectField
        label={say('pasteInto')}
        name="into"
        value={tree}
        options={pasteTargets.map((value) => ({ value, label: say(`pasteInto.${value}`) }))}
        onChange={(value) => form.set('into', value)}
      />
      <TextArea
        {...form.field('rows')}
        label={say('rows')}
        rows={8}
        required
        hint={say(`pasteHint.${tree}`)}
        placeholder={say(`pasteExample.${tree}`)}
        data-autofocus
      />
      <PasteFile onRows={(rows) => form.set('rows', rows)} />
      {checked && <PastePreview {...checked} />}
      <PlaceKindsHelp />
    </FormDialog>
  );
}
