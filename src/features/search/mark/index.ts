export { markHit } from './markHit';
