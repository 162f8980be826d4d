import { organisationContract, type PlaceRow, type PlaceTree } from '@horae/contract/people/organisation.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#platform/format-count';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { parse } from '#platform/schema/parse';
import { serverSentence } from '#platform/server-sentences';
import { Badge } from '#ui/badge';
import { FormDialog } from '#ui/forms/form-dialog';
import { countLimit } from '#ui/forms/limits';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import styles from './organisation.module.css';
import { addPlaces } from './organisation.queries';
import { organisationWords } from './organisation.words';
import { readPaste } from './place-tree.rules';

interface PasteDialogProps {
  hotel: number;
  tree: PlaceTree;
  onClose: () => void;
}

const { rows: rowsSchema } = organisationContract.addMany.body.shape;

/** The errors of rows that the contract would refuse. */
function pasteFault(text: string, say: typeof organisationWords.say): string | undefined {
  const [fault] = parse(rowsSchema, readPaste(text)).faults ?? [];
  if (!fault) return undefined;
  const [row] = fault.path;
  if (row !== undefined) return say('fault.row', { row: Number(row) + 1 });
  if (fault.code !== 'long') return say('fault.rows');
  return say('fault.manyRows', { most: formatCount(countLimit(rowsSchema) ?? 0) });
}

interface Preview {
  text: string;
  rows: PlaceRow[];
  added: number;
}

/** Adds rows pasted from a spreadsheet: checked first, then added all or none. */
export function PasteDialog({ hotel, tree, onClose }: PasteDialogProps) {
  const say = organisationWords.use();
  const form = useForm({ rows: '' }, { rules: { rows: (text) => pasteFault(text, say) } });
  const [key] = useState(newKey);
  const [preview, setPreview] = useState<Preview | null>(null);
  const add = useMutation(addPlaces);
  const { rows: text } = form.values;
  // Text typed since the check must be checked again.
  const checked = preview?.text === text ? preview : null;
  const wrong = checked?.rows.filter(({ state }) => state === 'wrong').length ?? 0;
  const isReady = checked !== null && wrong === 0 && checked.added > 0;

  function submit(): void {
    if (add.isPending) return;
    const body = { hotel, tree, rows: readPaste(text), dryRun: !isReady };
    add.mutate(
      { body, key: isReady ? key : newKey() },
      {
        onSuccess: ({ answer }) => {
          if (answer.isDone) {
            notify(say('templateUsed', { count: answer.added }), { kind: 'success' });
            onClose();
          } else setPreview({ text, rows: answer.rows, added: answer.added });
        },
      },
    );
  }

  return (
    <FormDialog
      title={say(`pasteTitle.${tree}`)}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={text !== ''}
      isBusy={add.isPending}
      error={add.error}
      submit={isReady ? say('addCount', { count: checked.added }) : say('check')}
      isDrawer
    >
      <TextArea
        {...form.field('rows')}
        label={say('rows')}
        rows={8}
        required
        hint={say(`pasteHint.${tree}`)}
        data-autofocus
      />
      {checked && wrong > 0 && <Message kind="danger">{say('someWrong', { count: wrong })}</Message>}
      {checked && wrong === 0 && checked.added === 0 && <Message kind="info">{say('nothingNew')}</Message>}
      {checked && <PreviewTable rows={checked.rows} />}
    </FormDialog>
  );
}

const tones = { new: 'success', exists: 'neutral', wrong: 'danger' } as const;

function PreviewTable({ rows }: { rows: readonly PlaceRow[] }) {
  const say = organisationWords.use();
  return (
    <section className={styles.preview} aria-label={say('preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('row')}</th>
            <th scope="col">{say('place')}</th>
            <th scope="col">{say('state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, names, state, message }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                <bdi>{names.join(' › ')}</bdi>
              </td>
              <td>
                <Badge tone={tones[state]}>{say(`row.${state}`)}</Badge> {message && serverSentence(message)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
