import fs from 'node:fs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { addSharedFields } from '../../../content/front-matter/addSharedFields';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { showPath } from './listContent';

export interface Page {
  file: string;
  /** Path from the root of the project, for messages. */
  path: string;
  frontMatter: {
    title?: string;
    description?: string;
    product?: string;
    components?: string[];
    hooks?: string[];
    keywords?: string[];
  };
  /** The lines of the page, with front matter, code blocks and comments left blank. */
  lines: string[];
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export async function readPage(file: string): Promise<Page> {
  const fileContent = fs.readFileSync(file, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent,
  });
  const prose = fileContent
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^([ \t]*)(`{3,})[^`\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);
  return {
    file,
    path: showPath(file),
    frontMatter: addSharedFields(frontMatter, file, SITE_DIR),
    lines: prose.split('\n'),
  };
}

/** Inline code with its line, from 1. */
export const listInlineCode = ({ lines }: Page): { code: string; line: number }[] =>
  lines.flatMap((text, index) =>
    [...text.matchAll(/(?<!`)(`+)([^`]+)\1(?!`)/g)].map(([, , code = '']) => ({
      code: code.replace(/\\\|/g, '|'),
      line: index + 1,
    })),
  );
