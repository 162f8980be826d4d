import { createFileRoute } from '@tanstack/react-router';
import { ImportPeopleScreen } from '#features/people/people/import.screen';

export const Route = createFileRoute('/_frame/(people)/people/import')({
  component: ImportPeopleScreen,
});
