import { IconPencilPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { newKey } from '#platform/new-key';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { putTemplate } from './shift-templates.queries';
import { type TemplatesSay, templatesWords } from './shift-templates.words';
import type { EditedTemplate } from './template-form.rules';
import { TemplateRow } from './template-row';
import styles from './templates-drawer.module.css';

interface TemplateExamplesProps {
  hotel: number;
  /** Where an example is added. */
  departmentId: number | null;
  onStart: (example: EditedTemplate) => void;
}

/** Three shifts of most hotels, to start from. */
export function TemplateExamples({ hotel, departmentId, onStart }: TemplateExamplesProps) {
  const say = templatesWords.use();
  const adding = useMutation(putTemplate);
  const examples = examplesFor(say, departmentId);

  async function addAll(): Promise<void> {
    if (adding.isPending) return;
    for (const template of examples) await adding.mutateAsync({ key: newKey(), body: { hotel, template } });
  }

  return (
    <EmptyState drawing={<BlankRosterDrawing />} text={say('none')}>
      <ul className={styles.list}>
        {examples.map((example) => (
          <TemplateRow key={example.code} template={example} place={undefined} say={say}>
            <IconButton
              icon={IconPencilPlus}
              label={say('example', { code: example.code, name: example.name })}
              onClick={() => onStart(example)}
            />
          </TemplateRow>
        ))}
      </ul>
      <Button aria-disabled={adding.isPending || undefined} onClick={() => void addAll().catch(() => undefined)}>
        {say('addExamples')}
      </Button>
    </EmptyState>
  );
}

function examplesFor(say: TemplatesSay, departmentId: number | null): EditedTemplate[] {
  const rest = { breakMinutes: 30, departmentId, skill: '', colour: null };
  const named = (one: 'early' | 'late' | 'night') => ({
    code: say(`example.${one}.code`),
    name: say(`example.${one}.name`),
  });
  return [
    { ...named('early'), start: '07:00', end: '15:00', type: 'Regular', ...rest },
    { ...named('late'), start: '15:00', end: '23:00', type: 'Regular', ...rest },
    { ...named('night'), start: '23:00', end: '07:00', type: 'Night', ...rest },
  ];
}
