import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import {
  listChangesFiles,
  type ChangesFile,
} from '../../../content/api-changes/listChangesFiles';
import type { Language } from '../../../src/config/languages';
import { fill } from '../../api-reference/view/labels';

/** The parts of a changes page that are known without reading its data. */
export interface ChangesOutline extends ChangesFile {
  title: string;
  description: string;
}

/**
 * Lists the changes pages of a build, with titles in its language.
 * @param siteDir root of the project, or of the workspace of an older version
 */
export function outlineChanges(siteDir: string, language: Language): ChangesOutline[] {
  const { site, apiChanges } = readSiteTexts(language);
  return listChangesFiles(siteDir).map((each) => {
    const values = { ...each, product: site[`product.${each.product}`] };
    return {
      ...each,
      title: fill(apiChanges.title, values),
      description: fill(apiChanges.description, values),
    };
  });
}
