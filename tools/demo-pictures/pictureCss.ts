/**
 * Styles of the pages while pictures are taken: only the demo and its popups are visible,
 * on the background of the color scheme. Elements that are hidden stay hidden, because
 * their own `visibility` overrides the inherited one.
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
