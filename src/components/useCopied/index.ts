export { useCopied } from './useCopied';
