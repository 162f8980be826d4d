import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RegisterScreen } from '#features/core/session/register.screen';

export const Route = createFileRoute('/_access/register')({ component: Register });

function Register() {
  const router = useRouter();
  return <RegisterScreen onRegistered={() => router.history.replace('/')} />;
}
