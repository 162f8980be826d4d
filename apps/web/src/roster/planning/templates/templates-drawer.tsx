import type { ShiftTemplate, ShiftTemplates } from '@horae/contract/scheduling/shift-templates.contract';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { putTemplate, removeTemplate, templatesKey, templatesQuery } from './shift-templates.queries';
import { templatesWords } from './shift-templates.words';
import { TemplateExamples } from './template-examples';
import { TemplateForm } from './template-form';
import { blankTemplate, type EditedTemplate, fieldsOf, textsOf } from './template-form.rules';
import { ofHotel, TemplateList } from './template-list';
import styles from './templates-drawer.module.css';

interface TemplatesDrawerProps {
  hotel: number;
  onClose: () => void;
}

const nothing: Pick<ShiftTemplates, 'templates' | 'departments' | 'skills' | 'mayAddForHotel'> = {
  templates: [],
  departments: [],
  skills: [],
  mayAddForHotel: false,
};

/** Where those who plan keep the shift templates of their departments. */
export function TemplatesDrawer({ hotel, onClose }: TemplatesDrawerProps) {
  const say = templatesWords.use();
  const query = useQuery(templatesQuery(hotel));
  useChanges('shift-templates', templatesKey(hotel));
  const [edited, setEdited] = useState<EditedTemplate>();
  const [shown, setShown] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeTemplate);
  const restore = useMutation(putTemplate);
  const { templates, departments, skills, mayAddForHotel } = query.data ?? nothing;
  const open = departments.filter(({ mayAdd }) => mayAdd);
  const mayAdd = mayAddForHotel || open.length > 0;

  /** A new template is for what is shown, else for as many people as the account may plan. */
  function placeOfNew(): number | null {
    if (shown !== '' && shown !== ofHotel) return Number(shown);
    return mayAddForHotel ? null : (open[0]?.id ?? null);
  }

  function onRemove(removed: ShiftTemplate): void {
    const { id, version } = removed;
    const template = fieldsOf(textsOf(removed));
    const back = () => restore.mutate({ key: newKey(), body: { hotel, template } });
    remove.mutate(
      { hotel, id, version },
      {
        onSuccess: () => {
          notifyUndo(say('removed', { code: template.code }), say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  return (
    <Drawer
      title={say('title')}
      isOpen
      onClose={onClose}
      footer={
        mayAdd && (
          <Button ref={addButton} look="solid" wide onClick={() => setEdited(blankTemplate(placeOfNew()))}>
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('add')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className="note">{say('lead', { code: templates[0]?.code ?? say('example.early.code') })}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {templates.length === 0 ? (
            mayAdd && <TemplateExamples hotel={hotel} departmentId={placeOfNew()} onStart={setEdited} />
          ) : (
            <TemplateList
              templates={templates}
              departments={departments}
              shown={shown}
              onShow={setShown}
              onEdit={setEdited}
              onRemove={onRemove}
            />
          )}
        </QueryStates>
      </div>
      {edited && (
        <TemplateForm
          hotel={hotel}
          template={edited}
          departments={departments}
          skills={skills}
          mayAddForHotel={mayAddForHotel}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Drawer>
  );
}
