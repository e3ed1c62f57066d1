import type { ColorScheme, Direction } from '../../design/tokens';
import {
  CODE_VARIANTS,
  STYLINGS,
  type CodeVariant,
  type Styling,
} from '../../types/demo';

/** What an address of the playground may ask for; whatever is absent is the reader's choice. */
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

/** Reads the query of an address; values that mean nothing count as absent. */
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

/** Slashes stay readable: an address of a demo is meant to be typed as well. */
export function renderQuery(query: PlaygroundQuery): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  const text = new URLSearchParams(pairs).toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}

/** Language and styling of a demo's file: `css-Basic.js` → css, js. The usual ones are left out. */
export function toVariant(entry: string): Pick<PlaygroundQuery, 'styling' | 'code'> {
  const styling = STYLINGS.find((each) => entry.startsWith(`${each}-`));
  return { styling, code: entry.endsWith('.js') ? 'js' : 'ts' };
}
