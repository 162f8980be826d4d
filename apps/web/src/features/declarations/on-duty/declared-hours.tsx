import type { OnDutyRow } from '@horae/contract/declarations/on-duty-rows';
import { Fragment } from 'react';
import type { onDutyWords } from './on-duty.words';

interface DeclaredHoursProps {
  parts: OnDutyRow['declared'];
  say: ReturnType<typeof onDutyWords.use>;
}

export function DeclaredHours({ parts, say }: DeclaredHoursProps) {
  return (
    <span>
      {parts.map(({ kind, from, to }, at) => (
        <Fragment key={from}>
          {at > 0 && ', '}
          <span className="one-line">
            {kind === 'overtime' ? say('overtime', { times: `${from}–${to}` }) : `${from}–${to}`}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
