import { hasDraft } from '../../components/editorDrafts';
import { STYLING_NAMES } from '../../config/preferences';
import { CODE_VARIANTS, STYLINGS } from '../../types/demo';
import { CODE_NAMES } from './pageLabels';
import { toEntry, toVariant } from './playgroundQuery';

/**
 * Finds another variant of a demo that the reader has edited in this tab.
 * @param id the demo and the variant that is shown
 * @returns what the other variant has instead, such as "JavaScript" or "CSS"
 */
export function findOtherEdit(id: string): string | undefined {
  const [name, entry] = id.split('/').slice(-2) as [string, string];
  const shown = toVariant(entry);
  const styling = shown.styling ?? 'system';
  for (const otherStyling of [styling, ...STYLINGS])
    for (const code of CODE_VARIANTS) {
      const other = toEntry(name, otherStyling, code);
      if (other === entry || !hasDraft(id.slice(0, -entry.length) + other)) continue;
      const names = [];
      if (otherStyling !== styling) names.push(STYLING_NAMES[otherStyling]);
      if (code !== shown.code) names.push(CODE_NAMES[code]);
      return names.join(' ');
    }
  return undefined;
}
