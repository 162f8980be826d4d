import { createFileRoute } from '@tanstack/react-router';
import { ImportPeopleScreen } from '#features/people/import.screen';

export const Route = createFileRoute('/_frame/people/import')({
  component: ImportPeopleScreen,
});
