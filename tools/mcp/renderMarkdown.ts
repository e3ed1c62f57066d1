import type { ApiEvent, ApiPage } from '../../src/types/api';
import type { PublishedDemo, PublishedFile } from '../../src/types/machineFiles';

/** Joins Markdown paragraphs, skipping absent ones. */
export const joinLines = (
  parts: readonly (string | false | null | undefined)[],
): string => parts.filter(Boolean).join('\n\n');

/** Renders a demo as Markdown. @param files of one of its stylings */
export const renderDemo = (
  { id, title, page, section }: PublishedDemo,
  files: readonly PublishedFile[],
): string =>
  joinLines([
    `# ${title} (${id})`,
    `On the page ${page}${section === null ? '' : `, section “${section}”`}.`,
    ...files.map(renderFile),
  ]);

const renderFile = ({ name, code }: PublishedFile): string =>
  `## ${name}\n\n\`\`\`${name.split('.').at(-1) ?? ''}\n${code.trimEnd()}\n\`\`\``;

/** Renders an event of the grid as Markdown. */
export const renderEvent = (event: ApiEvent): string =>
  joinLines([
    `# ${event.name} (event of the Data Grid)`,
    event.deprecated !== null && `Deprecated. ${event.deprecated}`,
    event.description,
    event.plan && `Plan: ${event.plan}`,
    event.componentProp && `Prop of the grid: \`${event.componentProp}\``,
    event.params && `Parameters: \`${event.params}\``,
    event.event && `DOM event: \`${event.event}\``,
    'All events: /x/react-data-grid/events/',
  ]);

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
