import type { Page } from '@playwright/test';

/**
 * Checks whether styles of the site affect demos, or menus and dialogs that demos have
 * opened: disables the site's rules for every element of a demo that they match, and
 * compares the computed styles. Inherited styles and parts that the site adds to a demo
 * are ignored, and so are demos that are not live yet. Rules for `:hover` and `:focus`
 * count as if they applied.
 * @returns one line for each demo, rule and property that differs
 */
export const findStyleLeaks = (page: Page): Promise<string[]> => page.evaluate(listLeaks);

/** Runs in the page. */
function listLeaks(): string[] {
  interface Sample {
    demo: string;
    element: Element;
    pseudo: string;
    property: string;
    selector: string;
    before: string;
  }
  const popups = 'body > :is(.MuiModal-root, .MuiPopper-root)';
  const inside = `[data-demo-content] *, ${popups}, ${popups} *`;
  const parts = [...document.querySelectorAll(inside)].filter(
    (element) =>
      // A demo that shows code uses the site's code block.
      !element.closest(
        '[data-site-part], [data-code-block], [data-demo-state="static"]',
      ) &&
      // Style and script elements render nothing.
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
  // Commas inside of parentheses and strings do not separate selectors.
  const splitList = (list: string) =>
    list.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|\\.|[^,])+/g) ??
    [];
  const parse = (selector: string) => {
    const [, base = '', pseudo = ''] =
      /^(.*?)(::(?:before|after|marker|placeholder))?$/s.exec(selector.trim()) ?? [];
    const state = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
    const forced = base.replace(state, ':not(.none)') || '*';
    // Pseudo-elements of the browser, such as scroll bars, cannot be read.
    return { selector, base: base.includes('::') ? '.none' : forced, pseudo };
  };
  const rules = [...document.styleSheets]
    .filter(isSite)
    .flatMap(({ cssRules }) => listRules(cssRules))
    // The rule that resets the others.
    .filter(({ style }) => style.getPropertyValue('all') !== 'revert-layer')
    .map((rule) => ({
      rule,
      list: rule.selectorText,
      selectors: splitList(rule.selectorText).map(parse),
      properties: listOwn(rule),
    }))
    .filter(({ properties, selectors }) =>
      properties.length > 0
        ? selectors.some(({ base }) => parts.some((part) => part.matches(base)))
        : false,
    );
  /** Rewrites the selectors of all rules so that they match every state. */
  const force = (but: string) => {
    for (const { rule, selectors } of rules)
      rule.selectorText = selectors
        .map(({ base, pseudo }) => `:is(${base})${but}${pseudo}`)
        .join();
  };
  force('');
  const samples = rules.flatMap(({ selectors, properties }) =>
    selectors.flatMap(({ selector, base, pseudo }) =>
      parts
        .filter((part) => part.matches(base))
        .flatMap((element): Sample[] => {
          const { demo = 'A popup' } =
            element.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
          const style = getComputedStyle(element, pseudo);
          return properties.map((property) => {
            const before = style.getPropertyValue(property);
            return { demo, element, pseudo, property, selector, before };
          });
        }),
    ),
  );
  force(`:not(${inside})`);
  const leaks = samples.flatMap((sample) => {
    const { demo, element, pseudo, property, selector, before } = sample;
    const after = getComputedStyle(element, pseudo).getPropertyValue(property);
    if (after === before) return [];
    return [`${demo}: ${selector} gives ${property} ${before}, not ${after}`];
  });
  for (const { rule, list } of rules) rule.selectorText = list;
  return [...new Set(leaks)];
}
