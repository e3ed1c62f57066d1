import type { Page } from '@playwright/test';

/**
 * Looks for styles of the site in demos: takes the site's rules away from every element of a demo
 * that they match, and compares what is computed before and after. What an element inherits stays
 * as it is, and so do parts that the site itself puts into a demo.
 * @returns one line for each demo, rule and property that differs
 */
export const findStyleLeaks = (page: Page): Promise<string[]> => page.evaluate(listLeaks);

/** Runs in the page. */
function listLeaks(): string[] {
  interface Sample {
    demo: string;
    element: Element;
    property: string;
    rule: CSSStyleRule;
    before: string;
  }
  const parts = [
    ...document.querySelectorAll('[data-demo] [data-demo-content] *'),
  ].filter(
    (element) =>
      !element.closest('[data-site-part]') &&
      // An element of another language of styles, or of the page's own, shows nothing.
      !['STYLE', 'SCRIPT'].includes(element.tagName),
  );
  const isSite = ({ ownerNode }: CSSStyleSheet) =>
    ownerNode instanceof HTMLLinkElement && ownerNode.rel === 'stylesheet';
  const listRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches)
        return [];
      return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
        ? listRules((rule as CSSGroupingRule).cssRules)
        : [];
    });
  const listOwn = ({ style }: CSSStyleRule) =>
    [...style].filter((name) => !name.startsWith('--'));
  const samples: Sample[] = [];
  const rules = [...document.styleSheets]
    .filter(isSite)
    .flatMap(({ cssRules }) => listRules(cssRules))
    // The rule that keeps the others out.
    .filter(({ selectorText }) => !selectorText.includes('data-demo-content'));
  for (const rule of rules) {
    const properties = listOwn(rule);
    if (properties.length === 0) continue;
    for (const element of parts) {
      if (!element.matches(rule.selectorText)) continue;
      const demo = element.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
      const style = getComputedStyle(element);
      for (const property of properties)
        samples.push({
          demo,
          element,
          property,
          rule,
          before: style.getPropertyValue(property),
        });
    }
  }
  const selectors = new Map(samples.map(({ rule }) => [rule, rule.selectorText]));
  for (const rule of selectors.keys())
    rule.selectorText = `:is(${rule.selectorText}):not([data-demo-content] *)`;
  const leaks = samples.flatMap(({ demo, element, property, rule, before }) => {
    const after = getComputedStyle(element).getPropertyValue(property);
    if (after === before) return [];
    return [`${demo}: ${selectors.get(rule)} gives ${property} ${before}, not ${after}`];
  });
  for (const [rule, selector] of selectors) rule.selectorText = selector;
  return [...new Set(leaks)];
}
