import { createFileRoute } from '@tanstack/react-router';
import { FromExcelScreen } from '#features/people/set-up/from-excel.screen';

export const Route = createFileRoute('/_frame/(people)/people/from-excel')({ component: FromExcelScreen });
