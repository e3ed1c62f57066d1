/**
 * Runs in the page: applies the print styles on the screen and disables the screen
 * styles, because WebDriver cannot emulate the medium. It also fires the events that
 * scripts handle before printing.
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
