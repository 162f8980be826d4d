export { draftsOfPeople } from './drafts.store';
export { withDrafts } from './plan-clashes.rules';
