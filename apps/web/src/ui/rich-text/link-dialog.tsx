import type { Editor } from '@tiptap/react';
import { Button } from '../button';
import { FormDialog } from '../forms/form-dialog';
import { TextField } from '../text-field';
import { uiWords } from '../ui.words';
import { useForm } from '../use-form';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const say = uiWords.use();
  const known = String(editor.getAttributes('link').href ?? '');
  const form = useForm(
    { href: known },
    {
      rules: {
        href: (href) => (/^(https?:\/\/\S+|mailto:\S+@\S+)$/.test(href.trim()) ? undefined : say('text.linkWrong')),
      },
    },
  );
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      title={say('text.link')}
      form={form.props(({ href }) => {
        const chain = editor.chain().focus().extendMarkRange('link');
        // Without a selection, the URL becomes the link text.
        if (editor.state.selection.empty && !known) {
          chain.insertContent({
            type: 'text',
            text: href.trim(),
            marks: [{ type: 'link', attrs: { href: href.trim() } }],
          });
        } else chain.setLink({ href: href.trim() });
        chain.run();
        onClose();
      })}
      onClose={onClose}
      isDirty={false}
      isBusy={false}
      error={null}
      submit={say('text.linkSet')}
      actions={known && <Button onClick={remove}>{say('text.linkRemove')}</Button>}
    >
      <TextField {...form.field('href')} type="url" label={say('text.linkAddress')} required data-autofocus />
    </FormDialog>
  );
}
