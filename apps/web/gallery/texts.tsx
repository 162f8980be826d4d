import { useState } from 'react';
import { RichTextField } from '#ui/rich-text/rich-text-field';
import { RichTextView } from '#ui/rich-text/rich-text-view';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';

const letter = `
  <h2>Dear Νίκος</h2>
  <p onclick="document.title = 'ran'">Your <a href="javascript:document.title='ran'">roster</a> is
  <a href="https://roster.example/june">here</a>.</p>
  <script>document.title = 'ran'</script>
  <img src="x" onerror="document.title = 'ran'" alt="" />
  <img src="https://pictures.example/sunset.png" alt="Sunset over the pool" />`;

/** Text for reading and text for editing. */
export function Texts() {
  const [html, setHtml] = useState('<p>Good morning</p>');
  const [note, setNote] = useState('');
  return (
    <>
      <RichTextView html={letter} />
      <RichTextField label="Announcement" html={html} onChange={setHtml} />
      <output aria-label="Announcement as stored">{html}</output>
      <TextField label="Subject" hint="Seen in the list." />
      <TextField label="Sender" error="Enter an address." required />
      <TextArea label="Note" value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
    </>
  );
}
