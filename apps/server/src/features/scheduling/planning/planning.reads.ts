export { draftsOfPeople } from './drafts.store';
export { plansOpenOf } from './open-scope';
