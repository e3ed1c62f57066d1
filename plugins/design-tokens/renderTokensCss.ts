import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

/** Turns the sheets of a CSS-variables theme into CSS text, one rule a line. */
export function renderTokensCss(theme: Theme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(
      ([selector, declarations]) => `${selector}{${renderDeclarations(declarations)}}\n`,
    )
    .join('');
}

function renderDeclarations(declarations: unknown): string {
  return Object.entries(declarations as Record<string, unknown>)
    .map(([name, value]) => `${toCssName(name)}:${String(value)}`)
    .join(';');
}

/** `colorScheme` → `color-scheme`; custom properties keep their case. */
const toCssName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
