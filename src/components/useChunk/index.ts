export { useChunk, type Chunk } from './useChunk';
