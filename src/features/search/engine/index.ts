export { createEngine, type SearchEngine } from './createEngine';
