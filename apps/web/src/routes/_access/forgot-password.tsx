import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/session/forgot-password.screen';

export const Route = createFileRoute('/_access/forgot-password')({ component: ForgotPasswordScreen });
