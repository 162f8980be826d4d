import { emailContract } from '@horae/contract/office/email.contract';
import { type Email } from '@horae/contract/office/emails';
import { formatSize } from '#platform/format-size';
import { countLimit } from '#ui/forms/limits';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import { emailWords } from './email.words';

type Attachments = Email['attachments'];

interface ComposeFilesProps {
  attachments: Attachments;
  onChange: (attachments: Attachments) => void;
  onUnderWay: (isUnderWay: boolean) => void;
}

const most = countLimit(emailContract.send.body.shape.email.shape.attachments);

/** A file without a URL, of which only the name is stored, is identified by its name. */
const addressOf = ({ url, fileName }: Attachments[number]): string => url || `#${fileName}`;

/** The attachments of an e-mail being written. */
export function ComposeFiles({ attachments, onChange, onUnderWay }: ComposeFilesProps) {
  const say = emailWords.use();
  const kept = (file: KeptFile) => attachments.find((one) => addressOf(one) === file.address);
  return (
    <UploadField
      label={say('field.attachments')}
      purpose="attachment"
      most={most}
      value={attachments.map((one) => ({ address: addressOf(one), name: one.fileName }))}
      onChange={(files) =>
        onChange(
          files.map(
            (file) =>
              kept(file) ?? {
                fileName: file.name,
                thumbnail: '',
                url: file.address,
                size: file.size === undefined ? '' : formatSize(file.size),
              },
          ),
        )
      }
      onUnderWay={onUnderWay}
    />
  );
}
