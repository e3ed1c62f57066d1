import * as React from 'react';
import { StyledEngineProvider } from '@mui/material/styles';
import {
  LAYER_ORDER,
  layeredParts,
  readRules,
  splitBy,
} from '../../support/components/layeredParts';
import { claim } from '../../support/content/claim';

const inLayer = (element: React.ReactElement) =>
  readRules(<StyledEngineProvider enableCssLayer>{element}</StyledEngineProvider>);

claim(
  'enableCssLayer puts the styles of all products into one layer',
  {
    'design-system/css-layers':
      '`enableCssLayer` puts the styles of all components in a CSS layer named `mui`',
  },
  () => {
    const rules = inLayer(layeredParts);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => !rule.startsWith('@layer mui{'))).toEqual([]);
  },
);

claim(
  'modularCssLayers splits it; a string defines the order of all layers',
  {
    'design-system/css-layers': [
      'modularCssLayers in the theme, together with enableCssLayer, creates a layer for each kind of style, in this order:',
      'The string sets the order of all layers, and its mui stands for the five layers above.',
    ],
  },
  () => {
    const rules = inLayer(splitBy(LAYER_ORDER));
    const css = rules.join('\n');
    expect(rules[0]).toBe(
      '@layer theme,base,mui.global,mui.components,mui.theme,mui.custom,mui.sx,components,utilities;',
    );
    expect(css).toMatch(/^@layer mui\{@layer components\{/m);
    expect(css).toMatch(/@layer theme\{[^@]*letter-spacing:3px/);
    expect(css).toMatch(/@layer sx\{[^@]*color:teal/);
  },
);

claim(
  'true writes only the order of the five',
  {
    'design-system/css-layers':
      'If you pass `true` instead, the order contains only these five.',
  },
  () => {
    expect(inLayer(splitBy(true))[0]).toBe(
      '@layer mui.global,mui.components,mui.theme,mui.custom,mui.sx;',
    );
  },
);
