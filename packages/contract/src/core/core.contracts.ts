import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { bookmarksContract } from './bookmarks.contract';
import { healthContract } from './health.contract';
import { liveContract } from './live.contract';
import { mainSearchContract } from './main-search.contract';
import { sessionContract } from './session.contract';
import { twoStepContract } from './two-step.contract';
import { uploadsContract } from './uploads.contract';
import { waitingContract } from './waiting.contract';

export const area: AreaContracts = {
  name: 'core',
  order: 0,
  contracts: [
    healthContract,
    sessionContract,
    twoStepContract,
    bookmarksContract,
    mainSearchContract,
    waitingContract,
    uploadsContract,
    liveContract,
  ],
  pages: [page(9, 'Bookmarks', '/bookmarks', 'bookmark')],
};
