/**
 * Styles of the pages while pictures are taken: nothing shows but the demo and what it has
 * opened, on the surface of its scheme. What hides itself stays hidden, because it says so
 * further down in the tree.
 */
export const PICTURE_CSS = `
:root { visibility: hidden; scroll-behavior: auto !important; }
html, body { background: var(--atlas-surface) !important; }
#__docusaurus { padding-inline: 80px; }
body > [class*='Mui'] { visibility: visible; }
[data-pictured] [data-demo-content] { visibility: visible; }
[data-demo] > :first-child { border-color: transparent !important; background: none !important; }
*, ::before, ::after { caret-color: transparent !important; transition: none !important; }
`;
