/**
 * Node flags that increase the young generation from 16 to 64 MB per thread before it is
 * collected. Builds and tests create many short-lived objects, such as syntax trees: this
 * makes builds and some tests about a tenth faster.
 */
export const GC_FLAGS = ['--max-semi-space-size=64'] as const;
