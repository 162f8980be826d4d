export { draftsOfPeople } from './drafts.store';
export { readOpenDrafted } from './open-plan';
export { plansOpenOf } from './open-scope';
