import remarkCallouts from '../../../plugins/mdx/remarkCallouts';

const SITE = '/site';
const PAGE = `${SITE}/docs/charts/bars/bars.mdx`;

/** Runs the plugin on one block that starts on line 3, as the parser returns it. */
function check(block: Record<string, unknown>, source: string): void {
  const value = `# Bars\n\n${source}`;
  const position = {
    start: { line: 3, column: 1, offset: 8 },
    end: { line: 3, column: 1, offset: value.length },
  };
  const tree = { type: 'root', children: [{ children: [], position, ...block }] };
  const file = { path: PAGE, toString: () => value };
  remarkCallouts({ siteDir: SITE })(tree as never, file as never);
}
const container = (name: string) => ({ type: 'containerDirective', name });
const text = (value: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

test.each(['note', 'tip', 'warning', 'danger'])('":::%s" is a callout', (kind) => {
  expect(() => check(container(kind), `:::${kind}[Title]\n\nText\n\n:::`)).not.toThrow();
});

test.each(['info', 'caution', 'warnig', 'Note', 'constructor'])(
  '":::%s" stops the build with file, line and the available kinds',
  (kind) => {
    expect(() => check(container(kind), `:::${kind}\nText\n:::`)).toThrow(
      `docs/charts/bars/bars.mdx:3: there is no callout ":::${kind}". The kinds are :::note, :::tip, :::warning, :::danger.`,
    );
  },
);

test('a malformed callout stops the build as well', () => {
  expect(() => check(text(':::warning Mind the gap\nText'), '')).toThrow(
    'bars.mdx:3: ":::warning Mind the gap" opens no callout. Write :::note, or :::note[Title]',
  );
  expect(() => check(text('::: note'), '')).toThrow('"::: note" opens no callout');
  expect(() => check({ type: 'leafDirective', name: 'note' }, '::note')).toThrow(
    '"::note" is nothing here. Callouts begin with three colons: :::note',
  );
  expect(() => check(text('a ::: b'), '')).not.toThrow();
});

test('an unclosed callout would include the rest of the page', () => {
  expect(() => check(container('tip'), ':::tip\nText\n\n## Next')).toThrow(
    'bars.mdx:3: the callout ":::tip" is not closed with ":::".',
  );
  expect(() => check(container('tip'), ':::tip\n> Text\n  :::')).not.toThrow();
});
