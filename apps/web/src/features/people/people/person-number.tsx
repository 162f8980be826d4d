import type { PersonNumber as PersonNumberName } from '@horae/contract/people/person-fields';
import { IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tellCopied } from '#platform/tell-copied';
import { IconButton } from '#ui/icon-button';
import { revealNumber } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';

interface PersonNumberProps {
  hotel: number;
  id: number;
  which: PersonNumberName;
  masked: string;
}

/** A masked number; showing all of it takes a request, which the history records. */
export function PersonNumber({ hotel, id, which, masked }: PersonNumberProps) {
  const say = peopleWords.use();
  const reveal = useMutation(revealNumber);
  const [whole, setWhole] = useState<string | null>(null);
  const field = say(which);
  if (masked === '') return '–';
  return (
    <>
      <span className={styles.number}>{whole ?? masked}</span>
      <span className={styles.actions}>
        {whole && (
          <IconButton
            icon={IconCopy}
            label={say('copy', { field })}
            onClick={() => tellCopied(whole, say('copied', { field }), say('notCopied'))}
          />
        )}
        <IconButton
          icon={whole ? IconEyeOff : IconEye}
          label={say(whole ? 'hide' : 'show', { field })}
          onClick={() =>
            whole
              ? setWhole(null)
              : reveal.mutate({ hotel, id, number: which }, { onSuccess: ({ number }) => setWhole(number) })
          }
        />
      </span>
    </>
  );
}
