export { draftsOfPeople } from './drafts.store';
