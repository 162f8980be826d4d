import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { contactContract } from './contact.contract';
import { hotelHolidaysContract } from './hotel-holidays.contract';
import { hotelsContract } from './hotels.contract';
import { importMemoryContract } from './import-memory.contract';
import { importsContract } from './imports.contract';
import { namesContract } from './names.contract';
import { organisationContract } from './organisation.contract';
import { peopleContract } from './people.contract';
import { peopleFilesContract } from './people-files.contract';
import { personActionsContract } from './person-actions.contract';
import { privacyContract } from './privacy.contract';
import { setUpContract } from './set-up.contract';

export const area: AreaContracts = {
  name: 'people',
  order: 30,
  contracts: [
    setUpContract,
    organisationContract,
    hotelsContract,
    hotelHolidaysContract,
    privacyContract,
    peopleContract,
    contactContract,
    personActionsContract,
    peopleFilesContract,
    importMemoryContract,
    importsContract,
    namesContract,
  ],
  pages: [
    page(30, 'Organisation', '/organisation', 'building-community', 'hotel-admin'),
    page(31, 'People', '/people', 'address-book', 'hotel-admin'),
    page(35, 'Set-up', '/set-up', 'list-check', 'admin'),
  ],
};
