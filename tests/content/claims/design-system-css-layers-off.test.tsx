import {
  LAYER_ORDER,
  layeredParts,
  readRules,
  splitBy,
} from '../../support/components/layeredParts';

test('at first, no style is in a layer', () => {
  const rules = readRules(layeredParts);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => rule.includes('@layer'))).toEqual([]);
});

test('only modularCssLayers writes layers without the prefix mui', () => {
  const css = readRules(splitBy(LAYER_ORDER)).join('\n');
  expect(css).toMatch(/^@layer components\{/m);
  expect(css).not.toContain('@layer mui{');
});
