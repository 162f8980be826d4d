import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/core/home/home.screen';

export const Route = createFileRoute('/_frame/(core)/home')({ component: HomeScreen });
