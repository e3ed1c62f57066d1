export { useChunk } from './useChunk';
