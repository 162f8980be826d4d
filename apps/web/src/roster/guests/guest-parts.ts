export { onLoanHereWords } from '../loans/on-loan-here.words';
export { createGuestView } from './guest-row-view';
export { guestRows, withGuests } from './guest-rows.rules';
