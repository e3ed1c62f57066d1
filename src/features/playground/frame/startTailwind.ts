/**
 * Compiles utility classes as they appear. Without a reset, as in the site's own build of
 * them.
 */
const style = document.createElement('style');
style.setAttribute('type', 'text/tailwindcss');
style.textContent =
  '@layer theme, utilities; @import "tailwindcss/theme" layer(theme); @import "tailwindcss/utilities" layer(utilities);';
document.head.append(style);

import('@tailwindcss/browser');

export {};
