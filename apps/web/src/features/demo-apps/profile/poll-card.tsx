import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Avatar } from '#ui/avatar';
import styles from './poll-card.module.css';
import card from './profile.module.css';
import { votePoll } from './profile.queries';
import { profileWords } from './profile.words';

interface PollCardProps {
  poll: NonNullable<ProfileData['poll']>;
  options: ProfileData['polls'];
}

const facesAtMost = 4;

/** The current poll. The votes of others are shown after voting; a vote can be changed. */
export function PollCard({ poll, options }: PollCardProps) {
  const say = profileWords.use();
  const id = useId();
  const { mutate } = useMutation(votePoll);
  // The option shown as selected while the vote is being sent.
  const [chosen, setChosen] = useState<number | null>(null);
  const hasVoted = poll.yours !== null;

  function choose(option: number): void {
    setChosen(option);
    mutate(option, { onSettled: () => setChosen(null) });
  }

  return (
    <fieldset className={`${card.card} ${styles.poll}`}>
      <legend className="visually-hidden">{say('poll', { question: poll.question })}</legend>
      <h2 aria-hidden="true">{poll.question}</h2>
      {options.map((option) => (
        <div key={option.id} className={styles.option}>
          <label>
            <input
              type="radio"
              name={id}
              checked={(chosen ?? poll.yours) === option.id}
              aria-describedby={hasVoted ? `${id}-${option.id}` : undefined}
              onChange={() => choose(option.id)}
            />
            <span>{option.name}</span>
          </label>
          {hasVoted && (
            <div id={`${id}-${option.id}`} className={styles.result}>
              <span className={`framed-if-forced ${styles.bar}`} aria-hidden="true">
                <span style={{ inlineSize: option.result }} />
              </span>
              <span className={`note ${styles.numbers}`}>
                <strong>{option.result}</strong> {say('votes', { count: option.votes })}
                {poll.yours === option.id && `, ${say('yours')}`}
              </span>
              <span className={styles.faces} aria-hidden="true">
                {option.votedUser.slice(0, facesAtMost).map(({ username, img }) => (
                  <span key={username} data-tip={username}>
                    <Avatar name={username} src={img} size={24} />
                  </span>
                ))}
              </span>
            </div>
          )}
        </div>
      ))}
      <p className="note">{say('votes', { count: poll.votes })}</p>
    </fieldset>
  );
}
