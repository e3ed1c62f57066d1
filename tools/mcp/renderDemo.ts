import type { PublishedDemo, PublishedFile } from '../../src/types/machineFiles';
import { joinLines } from './joinLines';

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
