import { useState } from 'react';
import { AccordionItem } from '#ui/accordion';
import { RadioTabs } from '#ui/radio-tabs';
import { Tabs } from '#ui/tabs';

const tabs = [
  { value: 'plan', label: 'Plan' },
  { value: 'clock', label: 'Clock' },
  { value: 'pay', label: 'Pay' },
] as const;
const spans = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week', disabled: 'Choose a hotel first.' },
  { value: 'month', label: 'Month' },
] as const;
const questions = { 'When does breakfast begin?': 'At half past six.', 'Who has the keys?': 'The front office.' };

/** Tabbed panels and an accordion. */
export function Panels() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('plan');
  const [span, setSpan] = useState<(typeof spans)[number]['value']>('day');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <Tabs label="Month" tabs={tabs} value={tab} onChange={setTab}>
        <p>{`Hours by ${tab}`}</p>
      </Tabs>
      <RadioTabs label="Span" options={spans} value={span} onChange={setSpan} />
      <div>
        {Object.entries(questions).map(([question, answer]) => (
          <AccordionItem
            key={question}
            level={2}
            title={question}
            isOpen={open === question}
            onToggle={() => setOpen(open === question ? null : question)}
          >
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </div>
    </>
  );
}
