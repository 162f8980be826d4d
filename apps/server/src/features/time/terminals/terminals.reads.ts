export { plainCode as plainNumber } from './whose-code';
