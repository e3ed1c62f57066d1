/**
 * Runs in the page: has the rules for paper hold on the screen, and those for the screen not,
 * since WebDriver cannot emulate the medium. What scripts do before printing is done as well.
 */
export function applyPrintStyles(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const queries = [...rule.media];
        const isPrint = queries.some((query) => /^print\b/.test(query));
        if (isPrint) rule.media.mediaText = 'all';
        else if (queries.some((query) => /^screen\b/.test(query)))
          rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
  window.dispatchEvent(new Event('beforeprint'));
}
