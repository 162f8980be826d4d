import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { Button } from '#ui/button';
import { refusalOf } from '#ui/forms/field-schema';
import { TextField } from '#ui/text-field';
import { kanbanWords } from './kanban.words';
import styles from './quick-form.module.css';

interface QuickFormProps {
  /** The label of the field. */
  label: string;
  submit: string;
  /** The error of a title that the contract would refuse. */
  schema: $ZodType;
  /** Submits the title with an idempotency key; if it throws, the error is shown and the text stays. */
  onSubmit: (title: string, key: string) => Promise<unknown>;
  onClose: () => void;
}

/** A single inline field: Enter submits, Escape closes. */
export function QuickForm({ label, submit, schema, onSubmit, onClose }: QuickFormProps) {
  const say = kanbanWords.use();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);

  // The user has just opened it to type.
  useEffect(() => input.current?.focus(), []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = refusalOf(schema, title, say('error.title'));
    setFault(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    try {
      await onSubmit(title.trim(), key);
      setTitle('');
      setKey(newKey());
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)} onKeyDown={onKeyDown}>
      <TextField
        label={label}
        value={title}
        error={fault}
        autoComplete="off"
        ref={input}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <div className="row wraps">
        <Button type="submit" look="solid" aria-disabled={isBusy || undefined}>
          {submit}
        </Button>
        <Button onClick={onClose}>{say('close')}</Button>
      </div>
    </form>
  );
}
