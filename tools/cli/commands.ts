import { refuseStart, refuseTranslation } from './frozenVersion';
import type { Command } from './parseCommand';

const PORT = { value: '<number>', about: 'Port, 3000 unless given.' } as const;
const MAJOR = { value: '<major>', about: 'An older version, such as 7.' } as const;
const JSON_OUTPUT = { about: 'Prints JSON, for tools.' } as const;

/**
 * The commands of package.json, with the arguments that each accepts. The values of
 * options are checked by the commands.
 */
export const COMMANDS = {
  start: {
    about: 'Starts the development server, which reloads pages when you save.',
    options: {
      locale: { value: '<language>', about: 'Language to show, en unless given.' },
      port: PORT,
      host: {
        value: '<address>',
        about: 'Address to listen on, localhost unless given.',
      },
      poll: { value: '<ms>', about: 'Polls for changes, where the system reports none.' },
    },
    refuses: { version: refuseStart },
    example: '--locale zh',
  },
  test: {
    about:
      'Runs the same checks everywhere, in about 30 minutes. npm run test:all adds every page in\n' +
      'every appearance, more cases, browsers and versions; there, a test that passes only when\n' +
      'tried again fails. npm run test:changed runs quick checks of what differs from HEAD.',
    options: {
      only: { value: '<steps>', about: 'Runs only these steps, separated by commas.' },
      full: { about: 'The same as npm run test:all.' },
      changed: { about: 'The same as npm run test:changed; a commit may follow.' },
    },
    passesTo: 'the commands of the steps that --only names',
    example: '--only browser search.spec',
    more: async () => (await import('../test/summary')).describeSteps(),
  },
  build: {
    about:
      'Builds all languages into build/, which it replaces once the site is complete.\n' +
      'An older version is built into build-versions/.',
    args: ['[folder]', '[folder]'],
    options: {
      version: MAJOR,
      'all-versions': { about: 'Includes the older versions, in folders of one site.' },
      shard: { value: '<i>/<n>', about: 'Builds one of n parts, into build-shards/.' },
      merge: { about: 'Assembles the parts of build-shards/, or of the given folder.' },
      compare: { about: 'Compares two built sites; fails if they differ.' },
      cold: { about: 'Ignores the caches of earlier builds.' },
    },
    example: '--compare build ../other/build',
  },
  serve: {
    about: 'Serves the built site.',
    options: {
      version: MAJOR,
      port: PORT,
      plain: { about: 'Sends files uncompressed.' },
    },
    example: '--port 3001',
  },
  clear: {
    about: 'Deletes everything that builds and tests leave behind.',
    example: '',
  },
  'page:new': {
    about: 'Writes a page with a first demo, and its entry in the navigation.',
    args: ['<page>', '<title>'],
    options: {
      after: { value: '<page>', about: 'The page that precedes it in the navigation.' },
      group: {
        value: '<title>',
        about:
          'The group, by title or pathname, at whose end it is; else that of its siblings.',
      },
    },
    example: 'data-grid/row-notes "Row notes" --after data-grid/row-spanning',
  },
  'page:move': {
    about:
      'Moves a page in all languages, with its entry in the navigation and all links, and writes\n' +
      'the redirects. Pages of older versions stay as they are.',
    args: ['<page>', '<new page>'],
    options: {
      'dry-run': { about: 'Prints what it would do.' },
    },
    example: 'data-grid/sorting data-grid/sort-rows --dry-run',
  },
  'demo:new': {
    about: 'Writes the first file of a demo beside its page.',
    args: ['[page]', '[Name]'],
    options: {
      playground: {
        value: '<name>',
        about: 'Writes a private page for experiments instead, which Git ignores.',
      },
    },
    example: 'data-grid/sorting SortByRank',
  },
  'docs:coverage': {
    about: 'Lists entries and props of the API reference that no guide or demo mentions.',
    options: {
      json: JSON_OUTPUT,
      accept: { about: 'Stores the current state as the baseline of npm test.' },
      pages: { about: 'Lists entries of the navigation without a page instead.' },
    },
    example: '--pages',
  },
  'i18n:status': {
    about: 'Lists the progress of each language, with missing and outdated texts.',
    args: ['[language …]'],
    options: { json: JSON_OUTPUT },
    refuses: { version: refuseTranslation },
    example: 'zh',
  },
  'i18n:start': {
    about: 'Creates the file of a translation, as a copy of the English page.',
    args: ['<page>', '<language>'],
    refuses: { version: refuseTranslation },
    example: 'data-grid/list-view zh',
  },
  'i18n:done': {
    about:
      'Marks a page, or the given sections of it, as translated. With labels, texts or titles in\n' +
      'place of a page, it marks those, or the given keys of them.',
    args: ['<page>', '<language>', '[section …]'],
    refuses: { version: refuseTranslation },
    example: 'data-grid/cells zh see-also',
  },
  api: {
    about: 'Generates the data of the API reference from the installed packages.',
    args: ['[from]', '[to]'],
    options: {
      check: { about: 'Only compares it; fails if it differs.' },
      diff: { about: 'Lists API changes between two majors, or folders with packages.' },
      product: { value: '<folder>', about: 'With --diff: only this product.' },
      publish: { about: 'With --diff: writes what the site publishes of it.' },
      json: { about: 'With --diff: prints all details as JSON.' },
    },
    example: '--diff 7 8 --product charts',
  },
  'version:check': {
    about:
      'Checks the API reference, demos, snippets, names and links of one or all older versions.',
    args: ['[major]'],
    options: {
      browser: { about: 'Opens every page of the built version in Chromium instead.' },
    },
    passesTo: 'Playwright, with --browser',
    example: '7 --browser',
  },
  'version:cut': {
    about: 'Freezes the current version and opens the next one.',
    args: ['<major>'],
    options: {
      'dry-run': { about: 'Prints what it would do.' },
      'skip-tests': { about: 'Skips the tests before, and those of the built version.' },
      'skip-build': { about: 'Skips the build of the frozen version, and its tests.' },
    },
    example: '8 --dry-run',
  },
  'version:archive': {
    about: 'Removes the pages of an older version. Its site stays at its host.',
    args: ['<major>'],
    options: {
      restore: { about: 'Brings them back, from the commit before.' },
    },
    example: '7',
  },
  screenshots: {
    about: 'Renews the screenshots with which npm run test:all compares pages of build/.',
    args: ['[id …]'],
    options: {
      demos: { about: "Takes the gallery's missing and outdated pictures instead." },
      all: { about: 'With --demos: renews all; ids, or beginnings of ids, renew those.' },
      check: { about: 'With --demos: only lists what is missing or outdated.' },
    },
    example: '--demos charts/bars',
  },
  'deps:audit': {
    about: 'Lists high and critical vulnerabilities of the installed packages.',
    example: '',
  },
  'sandboxes:build': {
    about:
      'Installs and builds the projects of "Open in StackBlitz" and "Open in CodeSandbox". It is\n' +
      "slow, and needs npm's registry or cache.",
    args: ["[part of a demo's id]"],
    example: 'charts/bars',
  },
  'links:external': {
    about:
      'Checks every link of build/ to another site. The exit code is 1 if one is broken, and 2\n' +
      'without a network.',
    example: '',
  },
  'paths:release': {
    about:
      'Adds the addresses of all pages and redirects to those that must always keep working.',
    example: '',
  },
  'deploy:config': {
    about:
      'Prints what a host must know about build/: the configuration of nginx, the redirects, or\n' +
      'the Content Security Policy (csp). See deploy/README.md.',
    args: ['<nginx|redirects|csp>'],
    options: {
      root: {
        value: '<folder>',
        about: 'nginx: where the site is, build/ unless given.',
      },
      versions: {
        value: '<folder>',
        about:
          'nginx: has v7/ for v7.<DOCS_DOMAIN>; build-versions/, or versions/ beside the root.',
      },
      former: {
        value: '<file>',
        about: 'nginx: the present configuration, whose build stays allowed.',
      },
      port: { value: '<number>', about: 'nginx: 80, or 443 with a certificate.' },
      certificate: {
        value: '<file>',
        about: 'nginx: serves over https, to which http then leads.',
      },
      key: { value: '<file>', about: 'nginx: key of the certificate.' },
      'no-brotli': { about: 'nginx: for one without the brotli module.' },
      format: {
        value: '<host>',
        about: 'redirects: netlify or nginx, if not for a _redirects file.',
      },
    },
    silent: true,
    example: 'nginx --root /srv/atlas/current',
  },
  deploy: {
    about:
      'Copies build/ to a folder, or to one of another machine, and switches to it in one step.',
    args: ['<folder or user@host:/folder>'],
    options: {
      version: MAJOR,
      rollback: { about: 'Switches back to the former build.' },
    },
    example: 'docs@host.example.com:/srv/atlas',
  },
  'ads:mock': {
    about: 'Starts a local ad network that simulates all kinds of failures.',
    options: { port: { value: '<number>', about: 'Port, 4010 unless given.' } },
    example: '--port 4011',
  },
  mcp: {
    about: 'Starts a Model Context Protocol server over standard input and output.',
    options: {
      site: {
        value: '<place>',
        about: 'Folder of a build, or origin of a site; build/ unless given.',
      },
    },
    silent: true,
    example: '--site https://docs.example.com',
  },
  budgets: {
    about: 'Compares the sizes of build/ with their budgets, as npm test does.',
    options: {
      accept: { value: '<reason>', about: 'Makes the sizes of build/ the budgets.' },
    },
    example: '--accept "The search has a new index"',
  },
  'bench:build': {
    about:
      'Measures builds with more pages, beside a stock Docusaurus site. It takes about an hour,\n' +
      'and the first run needs a network.',
    options: {
      pages: { value: '<numbers>', about: 'Pages to add, 100,400,1600 unless given.' },
      edits: { about: 'Measures how long an edit takes to show in npm start instead.' },
    },
    example: '--pages 100,400',
  },
  'bench:pages': {
    about:
      'Measures how pages of build/ load, beside other sites. The first run needs a network.',
    options: {
      runs: { value: '<number>', about: 'Audits of each page, 5 unless given.' },
      page: {
        value: '<type>',
        multiple: true,
        about: 'Only this type; may be repeated.',
      },
      build: { value: '<folder>', about: 'The built site, build/ unless given.' },
      json: { value: '<file>', about: 'Where to write the figures.' },
      modules: { about: "Lists the content of a text page's scripts instead." },
    },
    example: '--runs 3 --page text',
  },
  'bench:search': {
    about: 'Measures quality and size of the search; --verbose lists missed questions.',
    options: {
      browser: { about: 'Measures its speed too, in build/.' },
    },
    example: '--browser',
  },
} as const satisfies Record<string, Command>;
