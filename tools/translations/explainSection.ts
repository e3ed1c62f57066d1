import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { ComparedSection } from '../../content/translations/compareSections';
import { readStamps } from '../../content/translations/readStamps';
import type { PageFolders } from '../../content/translations/comparePage';
import { diffTexts } from './diffTexts';
import { findOldSection, toSourcePath } from './findOldSection';

/**
 * A section that needs work, with the changes of its English text, if they are in the
 * history.
 */
export interface ExplainedSection {
  key: string;
  state: ComparedSection['state'];
  /** Heading of the section. */
  heading: string;
  /** The changes of the English text, for outdated sections. */
  diff?: string;
}

/**
 * Describes the changes of a section's English text since it was translated.
 * @param id of the page
 */
export function explainSection(
  id: string,
  { key, state, section }: ComparedSection,
  { translationDir }: PageFolders,
  siteDir: string,
): ExplainedSection {
  const explained = { key, state, heading: section.heading };
  if (state !== 'outdated') return explained;
  const file = path.join(translationDir, `${id}.mdx`);
  const stamp = readStamps(readText(file), file)[key] ?? '';
  const before = findOldSection(toSourcePath(id), key, stamp, siteDir);
  return before === undefined
    ? explained
    : { ...explained, diff: diffTexts(before, section.text) };
}
