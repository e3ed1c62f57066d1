import type { ColorScheme, Direction } from '../../design/tokens';
import {
  CODE_VARIANTS,
  STYLINGS,
  type CodeVariant,
  type Styling,
} from '../../types/demo';

/**
 * Options in an address of the playground; missing ones follow the reader's preferences.
 */
export interface PlaygroundQuery {
  demo?: string;
  styling?: Styling;
  code?: CodeVariant;
  scheme?: ColorScheme;
  dir?: Direction;
}

const VALUES = {
  styling: STYLINGS,
  code: CODE_VARIANTS,
  scheme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
} as const;

/** Parses the query of an address; unknown values are ignored. */
export function parseQuery(search: string): PlaygroundQuery {
  const params = new URLSearchParams(search);
  const query: Record<string, string> = {};
  const demo = params.get('demo');
  if (demo) query.demo = demo;
  for (const [name, values] of Object.entries(VALUES)) {
    const value = (values as readonly string[]).find((each) => each === params.get(name));
    if (value) query[name] = value;
  }
  return query;
}

/** Slashes are not encoded, so that the address of a demo stays readable. */
export function renderQuery(query: PlaygroundQuery): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  const text = new URLSearchParams(pairs).toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}

/**
 * Language and styling of a demo's file: `css-Basic.js` → css, js. Default values are
 * omitted.
 */
export function toVariant(entry: string): Pick<PlaygroundQuery, 'styling' | 'code'> {
  const styling = STYLINGS.find((each) => entry.startsWith(`${each}-`));
  return { styling, code: entry.endsWith('.js') ? 'js' : 'ts' };
}

/** The file of a demo's variant, which `toVariant` parses. */
export const toEntry = (name: string, styling: Styling, code: CodeVariant): string =>
  `${styling === 'system' ? '' : `${styling}-`}${name}.${code === 'js' ? 'js' : 'tsx'}`;
