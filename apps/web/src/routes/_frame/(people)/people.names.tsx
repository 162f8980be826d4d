import { createFileRoute } from '@tanstack/react-router';
import { ConfirmNamesScreen } from '#features/people/people/names.screen';

export const Route = createFileRoute('/_frame/(people)/people/names')({
  component: ConfirmNamesScreen,
});
