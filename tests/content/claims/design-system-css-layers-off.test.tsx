import {
  LAYER_ORDER,
  layeredParts,
  readRules,
  splitBy,
} from '../../support/components/layeredParts';
import { claim } from '../../support/content/claim';

claim(
  'at first, no style is in a layer',
  { 'design-system/css-layers': 'whereas the components use none by default' },
  () => {
    const rules = readRules(layeredParts);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => rule.includes('@layer'))).toEqual([]);
  },
);

claim(
  'only modularCssLayers writes layers without the prefix mui',
  {
    'design-system/css-layers':
      'Without it, the layers are named `components` or `theme` instead of `mui.components` and mix with the Tailwind CSS layers.',
  },
  () => {
    const css = readRules(splitBy(LAYER_ORDER)).join('\n');
    expect(css).toMatch(/^@layer components\{/m);
    expect(css).not.toContain('@layer mui{');
  },
);
