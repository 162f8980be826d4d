import type { Invoice, paymentMethods } from '@horae/contract/demo-apps/invoice-document';
import {
  type Icon,
  IconAlertTriangle,
  IconChartPie,
  IconCircleCheck,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import type { BadgeTone } from '#ui/badge';

export const statuses: readonly Invoice['invoiceStatus'][] = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
];

export const methods: readonly (typeof paymentMethods)[number][] = ['bank-transfer', 'card', 'cash', 'cheque'];

export const statusLooks: Record<Invoice['invoiceStatus'], { tone: BadgeTone; icon: Icon }> = {
  Paid: { tone: 'success', icon: IconCircleCheck },
  Downloaded: { tone: 'info', icon: IconDownload },
  Sent: { tone: 'primary', icon: IconSend },
  Draft: { tone: 'neutral', icon: IconPencil },
  'Partial Payment': { tone: 'warning', icon: IconChartPie },
  'Past Due': { tone: 'danger', icon: IconAlertTriangle },
};
