import type { NameToConfirm } from '@horae/contract/people/names.contract';
import { IconArrowsExchange, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { TextField } from '#ui/text-field';
import styles from './names.module.css';
import { namesWords } from './names.words';

interface NameRowProps {
  name: NameToConfirm;
  onChange: (parts: Pick<NameToConfirm, 'surname' | 'firstName'>) => void;
  onConfirm: (onDone: () => void) => void;
}

/** One guessed name; Enter confirms it and leads to the next. */
export function NameRow({ name: { name, code, jobTitle, surname, firstName }, onChange, onConfirm }: NameRowProps) {
  const say = namesWords.use();
  const row = useRef<HTMLLIElement>(null);

  function goOn(): void {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    next?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }

  return (
    <li ref={row}>
      <form
        className={styles.row}
        aria-label={say('of', { name, code })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(goOn);
        }}
      >
        <div className={styles.who}>
          <strong>{name}</strong>
          <span className="quiet">{[code, jobTitle].filter(Boolean).join(' · ')}</span>
        </div>
        <TextField
          label={say('surname')}
          value={surname}
          required
          unmarked
          autoComplete="off"
          maxLength={60}
          error={surname.trim() === '' ? say('noSurname') : undefined}
          onChange={(event) => onChange({ surname: event.target.value, firstName })}
        />
        <IconButton
          icon={IconArrowsExchange}
          type="button"
          label={say('swap', { name })}
          onClick={() => onChange({ surname: firstName, firstName: surname })}
        />
        <TextField
          label={say('firstName')}
          value={firstName}
          autoComplete="off"
          maxLength={50}
          onChange={(event) => onChange({ surname, firstName: event.target.value })}
        />
        <Button type="submit" look="outline">
          <IconCheck size={18} stroke={1.5} aria-hidden="true" />
          {say('confirm')}
        </Button>
      </form>
    </li>
  );
}
