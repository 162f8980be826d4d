import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog';
import { TextField } from '../text-field';
import { type KeptFile, UploadField } from '../upload/upload-field';
import { useForm } from '../use-form';
import { pictureWords } from './picture.words';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Uploads a picture, asks for its description, and inserts it at the cursor. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const say = pictureWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useForm({ alt: '' }, { rules: { alt: (alt) => (alt.trim() === '' ? say('altMissing') : undefined) } });
  const [file] = files;

  function insert(alt: string): void {
    if (isUploading) return;
    if (!file) return setFault(say('fileMissing'));
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: file.address, alt: alt.trim() } })
      .run();
    onClose();
  }

  return (
    <FormDialog
      title={say('picture')}
      form={form.props(({ alt }) => insert(alt))}
      onClose={onClose}
      isDirty={false}
      isBusy={isUploading}
      error={null}
      submit={say('insert')}
    >
      <UploadField
        label={say('picture')}
        purpose="picture"
        value={files}
        error={fault}
        onUnderWay={setUploading}
        onChange={(kept) => {
          setFault(undefined);
          setFiles(kept);
        }}
      />
      <TextField {...form.field('alt')} label={say('alt')} required maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
