import { createFileRoute } from '@tanstack/react-router';
import { UnknownPage } from '#features/core/shell/unknown-page';

/** All unknown paths. */
export const Route = createFileRoute('/_frame/$')({ component: UnknownPage });
