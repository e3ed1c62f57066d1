/**
 * What the Data Grid needs of a browser and jsdom lacks. Import it before the grid, in tests that
 * choose jsdom in their first lines.
 */
import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

class IdleResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { TextEncoder, ResizeObserver: IdleResizeObserver });
