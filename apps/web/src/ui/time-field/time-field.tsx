import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field';
import { uiWords } from '../ui.words';
import { readTime } from './read-time';

interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** `08:30`, or empty. */
  value: string;
  onChange: (time: string) => void;
}

/** A time of day on the 24-hour clock, whatever the language of the browser. */
export function TimeField({ value, onChange, onBlur, error, ...field }: TimeFieldProps) {
  const say = uiWords.use();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isUnread = typed !== null && typed.trim() !== '' && readTime(typed) === null;
  const fault = isUnread && isLeft ? say('timeForm', { label: field.label }) : undefined;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={say('timeExample')}
      {...field}
      value={typed ?? value}
      error={fault ?? error}
      data-unparsed={isUnread ? '' : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(readTime(text) ?? '');
      }}
      onBlur={(event) => {
        setLeft(true);
        // What was read is shown as it was understood.
        if (!isUnread) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
