export { useAttempt, type Attempt } from './useAttempt';
