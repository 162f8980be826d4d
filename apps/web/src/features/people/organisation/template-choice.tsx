import { useMutation, useQuery } from '@tanstack/react-query';
import { ofLanguageInUse } from '#platform/in-language';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './organisation.module.css';
import { fillByTemplate, templatesQuery } from './organisation.queries';
import { organisationWords } from './organisation.words';

/** Template trees for a hotel without one. */
export function TemplateChoice({ hotel }: { hotel: number }) {
  const say = organisationWords.use();
  const query = useQuery(templatesQuery);
  const fill = useMutation(fillByTemplate);

  function begin(template: string): void {
    if (fill.isPending) return;
    fill.mutate(
      { hotel, template },
      { onSuccess: ({ added }) => notify(say('templateUsed', { count: added }), { kind: 'success' }) },
    );
  }

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={140} />}>
      <div className={styles.templates}>
        {ofLanguageInUse(query.data?.templates ?? []).map(({ id, name, note, units, departments }) => (
          <section key={id} className={styles.template} aria-label={name}>
            <h2>{name}</h2>
            <p>{note}</p>
            <p className="quiet">{say('templateSize', { units: units.length, departments: departments.length })}</p>
            <Button aria-disabled={fill.isPending || undefined} onClick={() => begin(id)}>
              {say('useTemplate', { name })}
            </Button>
          </section>
        ))}
      </div>
    </QueryStates>
  );
}
