import { makeStyleGroups } from '../../../../plugins/framework-patches/stylesheets/styleGroups';

type Test = (module: { nameForCondition: () => string }) => boolean;

const groups = makeStyleGroups() as Record<string, { test: Test }>;

const groupsOf = (file: string): string[] =>
  Object.entries(groups)
    .filter(([, { test: isIn }]) => isIn({ nameForCondition: () => `/site/${file}` }))
    .map(([name]) => name);

test.each([
  ['src/css/index.css', ['styles']],
  ['src/components/Callout.module.css', ['styles']],
  ['src/features/demo/styles.module.css', ['styles']],
  ['src/features/search/button.module.css', ['styles']],
  ['node_modules/infima/dist/css/default/default.css', ['styles']],
  ['.docusaurus/design-tokens/tokens.css', ['styles']],
  ['.docusaurus/design-tokens/demos.css', ['demo-styles']],
  ['src/features/api-reference/api.css', ['api-styles']],
  // With the chunks that import them.
  ['src/features/search/panel/panel.module.css', []],
  ['src/features/demo/toolbar/toolbar.module.css', []],
  ['src\\features\\preferences\\SettingsDrawer.module.css', []],
])('%s is in %j', (file, expected) => expect(groupsOf(file)).toEqual(expected));
