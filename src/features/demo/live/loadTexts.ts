import demoTexts from '@language/demo-texts';
import type { Components } from '@mui/material/styles';
import { PAGE_LANGUAGE } from '../../../config/preferences';

/** MUI's texts in a language that the reader chose. */
export interface DemoTexts {
  /** BCP 47 tag. */
  lang: string;
  bundles: readonly Components[];
}

/**
 * Loads MUI's texts.
 * @param language a key of `DEMO_LANGUAGES`, or `PAGE_LANGUAGE`, which needs no others
 */
export async function loadTexts(language: string): Promise<DemoTexts | undefined> {
  const load = language === PAGE_LANGUAGE ? undefined : demoTexts[language];
  return load && { lang: language, bundles: (await load()).default };
}
