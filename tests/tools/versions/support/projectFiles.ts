import type { NavSource } from '../../../../src/types/nav';

/** The navigation of a small project, with an unwritten page. */
export const NAV: NavSource[] = [
  {
    file: 'src/nav/charts.ts',
    entries: [
      {
        pathname: '/x/react-charts-group',
        title: 'Charts',
        children: [
          { pathname: '/x/react-charts', title: 'Overview' },
          { pathname: '/x/react-charts/bars' },
          { pathname: '/x/react-charts/radar', planned: true },
          {
            pathname: '/x/react-charts/later-group',
            title: 'Later',
            children: [{ pathname: '/x/react-charts/later' }],
          },
        ],
      },
      { pathname: 'https://example.com/', title: 'Elsewhere', external: true },
    ],
  },
];

const TABLE = `const TABLE: readonly Version[] = [
  { major: 8, label: 'v8.1', status: 'current' },
  { major: 7, label: 'v7', status: 'maintained' },
  { major: 6, label: 'v6', status: 'archived' },
];
`;

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

const toJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The files of a small project: two versions with pages, and a language. */
export const PROJECT_FILES: Record<string, string> = {
  '.gitignore': 'node_modules/\n.cache/\n',
  'src/config/versions.ts': `// The versions.\n${TABLE}\nexport default TABLE;\n`,
  'package.json': toJson({
    name: 'small',
    dependencies: {
      '@mui/material': '7.3.11',
      '@mui/x-charts': '8.2.0',
      '@mui/x-license': '8.2.0',
      dayjs: '1.11.0',
      react: '19.0.0',
      zod: '4.0.0',
    },
    devDependencies: { webpack: '5.0.0' },
    overrides: { dayjs: '1.11.0' },
  }),
  'package-lock.json': '{}\n',
  'docs/charts/overview/overview.mdx': 'Overview of 8',
  'docs/charts/bars/bars.mdx': 'Bars of 8',
  'docs/charts/bars/Bars.tsx': 'export default 8;',
  'docs/api/index.json': toJson({ products: [] }),
  'docs/api/charts/bar-chart.json': '{}\n',
  [`${ZH}/current/charts/bars/bars.mdx`]: '柱状图',
  [`${ZH}/current/navigation.json`]: '{}\n',
  'versioned_docs/version-7/charts/bars/bars.mdx': 'Bars of 7',
  'versioned_docs/version-7/charts/gone/gone.mdx': 'Gone since 7',
  'versioned_packages/version-7/package.json': toJson({
    dependencies: { '@mui/x-charts': '7.1.0' },
  }),
  'versioned_sidebars/version-7.json': '[]\n',
  [`${ZH}/version-7/charts/bars/bars.mdx`]: '柱状图 7',
  'node_modules/@mui/x-charts/package.json': toJson({
    version: '8.2.0',
    peerDependencies: { dayjs: '^1.10.0', luxon: '^3.0.0', react: '^19.0.0' },
  }),
  'node_modules/react/package.json': toJson({ version: '19.0.0' }),
};
