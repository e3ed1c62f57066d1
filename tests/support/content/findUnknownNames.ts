import { findNearest } from '../../../src/lib/findNearest';

/** The sources in which names in backticks are looked up. */
export interface KnownNames {
  /** Exports of the documented packages, and pages of the API reference. */
  exports: ReadonlySet<string>;
  /** Any word of declarations: members, parameters, literals, names of the platform. */
  words: ReadonlySet<string>;
  /** Members of the generated data, from which suggestions come. */
  members: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  /** Global CSS classes such as `MuiDataGrid-row`, and their prefixes. */
  classes: ReadonlySet<string>;
  classOwners: ReadonlySet<string>;
  classKeys: ReadonlySet<string>;
  cssVariables: ReadonlySet<string>;
  /** Methods and fields of API objects, as in `apiRef.current`. */
  methods: ReadonlySet<string>;
  /** Words of the page's own demos and code blocks. */
  own: ReadonlySet<string>;
}

const OUR_EXPORT =
  /^(Unstable_)?(Grid|DataGrid|Date|Time|Static|Desktop|Mobile|Digital|MultiSection|Month|Year|Day|Pickers?|Chart|Bar|Line|Pie|Scatter|Spark|Gauge|Heatmap|Radar|Funnel|Sankey|Tree|RichTree|SimpleTree)[A-Z]\w*$/;

interface Rule {
  /** Global; the first group is the name. */
  pattern: RegExp;
  isKnown: (name: string, known: KnownNames) => boolean;
  /** The source of suggestions. */
  pool: (known: KnownNames) => Iterable<string>;
}

const isWord = (name: string, { words, own }: KnownNames) =>
  words.has(name) || own.has(name);

/** The first rule that matches a name decides. */
const RULES: Rule[] = [
  {
    pattern: /(--[A-Z]\w*-\w+)/g,
    isKnown: (name, { cssVariables }) => cssVariables.has(name),
    pool: ({ cssVariables }) => cssVariables,
  },
  {
    pattern: /\b(Mui[A-Z]\w*-[\w-]+)/g,
    isKnown: (name, { classes, classOwners }) =>
      classes.has(name) || !classOwners.has(name.split('-')[0] ?? ''),
    pool: ({ classes }) => classes,
  },
  {
    pattern: /(?<![\w-])([a-z]\w*--\w+)/g,
    isKnown: (name, { classKeys }) => classKeys.has(name),
    pool: ({ classKeys }) => classKeys,
  },
  {
    pattern: /\bapiRef\.current[?!]?\.(\w+)/g,
    isKnown: (name, { methods }) => methods.has(name),
    pool: ({ methods }) => methods,
  },
  {
    pattern: /\bslot(?:Prop)?s\.(\w+)/g,
    isKnown: (name, { slots, own }) => slots.has(name) || own.has(name),
    pool: ({ slots }) => slots,
  },
  {
    // Hooks, and names with prefixes of the documented packages.
    pattern: /(?<![\w.-])(use[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)/g,
    isKnown: (name, known) =>
      known.exports.has(name) ||
      known.own.has(name) ||
      (!OUR_EXPORT.test(name) && known.words.has(name)),
    pool: ({ exports }) => exports,
  },
  {
    // camelCase names, and functions
    pattern: /(?<![\w-])([a-z]+[A-Z]\w*|\w+(?=\())/g,
    isKnown: isWord,
    pool: ({ members }) => members,
  },
];

/** `Desktop…`: an abbreviated name. */
const isOpen = (code: string, end: number): boolean => code[end] === '…';

export interface UnknownName {
  name: string;
  nearest: string | undefined;
}

/**
 * The names in inline code that look like those of the documented packages but are found
 * neither there nor in the page's own code.
 */
export function findUnknownNames(code: string, known: KnownNames): UnknownName[] {
  const judged = new Set<string>();
  return RULES.flatMap(({ pattern, isKnown, pool }) =>
    [...code.matchAll(pattern)].flatMap((match) => {
      const name = match[1] ?? '';
      const end = match.index + match[0].length;
      const isFirst = ![...judged].some((other) => other.includes(name));
      judged.add(name);
      if (!isFirst || isOpen(code, end) || isKnown(name, known)) return [];
      return [{ name, nearest: findNearest(name, [...pool(known)], 1)[0] }];
    }),
  );
}
