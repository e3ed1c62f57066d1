import type { ApiPage } from '../../src/types/api';
import { joinLines } from './joinLines';

/**
 * Renders a summary of a large API page: description, import, and the names of its
 * members.
 * @param path address of the page
 */
export const renderOverview = (page: ApiPage, path: string): string =>
  joinLines([
    `# ${page.name} (${page.kind}, ${page.packages.join(', ')} ${page.version})`,
    page.deprecated !== null && `Deprecated. ${page.deprecated}`,
    page.description,
    `\`\`\`ts\n${page.imports.join('\n')}\n\`\`\``,
    `This entry is long. Give members for what you need, or read all of it with read_page: ${path}`,
    listNames('Props', Object.keys(page.props)),
    listNames(
      'Slots',
      page.slots.map((each) => each.name),
    ),
    listNames(
      'Classes',
      page.classes.map((each) => each.key),
    ),
    page.inheritance && `It also takes the props of ${page.inheritance.name}.`,
  ]);

const listNames = (what: string, names: readonly string[]): string | false =>
  names.length > 0 && `${what}: ${names.join(', ')}`;
