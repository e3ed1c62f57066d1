/**
 * Does to a document what the translator of a browser does: each text moves into `<font>`
 * elements that replace its node, except where `translate="no"` forbids it. It runs in
 * the page, so it is self-contained.
 * @param follows also translates what appears later
 */
export function translateTexts(follows: boolean): void {
  const wrapTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim()) continue;
      if (parent.closest('font, script, style, [translate="no"]')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.append(text.data);
      text.replaceWith(font);
    }
  };
  wrapTexts(document.body);
  if (!follows) return;
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.isConnected) addedNodes.forEach(wrapTexts);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
