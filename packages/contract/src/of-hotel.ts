import { z } from 'zod';
import { CompanyId } from './staff-request';

/** What every call that concerns one hotel takes. */
export const OfHotel = z.object({ hotel: CompanyId });
