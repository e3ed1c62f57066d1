export { useAttempt, type Attempt, type Start } from './useAttempt';
