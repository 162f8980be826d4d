import type { PeopleReport } from '@horae/contract/people/people-files.contract';
import { useMutation } from '@tanstack/react-query';
import { forgetValues } from '#platform/import-memory.queries';
import { RecalledValues } from '#ui/import/recalled-values';

interface PeopleRecalledProps {
  hotel: number;
  report: PeopleReport;
  onForgotten: () => void;
}

/** The answers of earlier files that this one used. */
export function PeopleRecalled({ hotel, report, onForgotten }: PeopleRecalledProps) {
  const forget = useMutation(forgetValues);
  return (
    <RecalledValues
      recalled={report.recalled}
      isPending={forget.isPending}
      onForget={(values) => forget.mutate({ hotel, values }, { onSuccess: onForgotten })}
    />
  );
}
