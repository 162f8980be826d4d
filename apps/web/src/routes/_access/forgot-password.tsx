import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/core/session/forgot-password.screen';

export const Route = createFileRoute('/_access/forgot-password')({ component: ForgotPasswordScreen });
