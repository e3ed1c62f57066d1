/**
 * Polyfills for the Data Grid in jsdom. Import it before the grid, in tests that use
 * jsdom.
 */
import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

class IdleResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { TextEncoder, ResizeObserver: IdleResizeObserver });
