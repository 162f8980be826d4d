import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { declarationsContract } from './declarations.contract';

export const area: AreaContracts = {
  name: 'declarations',
  order: 40,
  contracts: [declarationsContract],
  pages: [
    page(40, 'Declarations', '/declarations', 'building-bank'),
    page(41, 'On duty now', '/on-duty', 'users-group'),
  ],
};
