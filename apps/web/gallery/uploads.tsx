import { useState } from 'react';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';

/** A single picture and several files. */
export function Uploads() {
  const [picture, setPicture] = useState<KeptFile[]>([]);
  const [papers, setPapers] = useState<KeptFile[]>([]);
  return (
    <>
      <UploadField label="Face" purpose="avatar" value={picture} onChange={setPicture} />
      <UploadField label="Papers" purpose="attachment" most={3} value={papers} onChange={setPapers} />
    </>
  );
}
