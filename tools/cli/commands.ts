import { refuseStart, refuseTranslation } from './frozenVersion';
import type { Command } from './parseCommand';

const PORT = { value: '<number>', about: 'Port (default: 3000).' } as const;
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
      locale: { value: '<language>', about: 'Language of the pages (default: en).' },
      port: PORT,
      host: {
        value: '<address>',
        about: 'Address to listen on (default: localhost).',
      },
      poll: {
        value: '<ms>',
        about: 'Looks for changes at this interval, where the system reports none.',
      },
    },
    refuses: { version: refuseStart },
    example: '--locale zh',
  },
  test: {
    about:
      'Runs all checks, in about 30 minutes on two cores. npm run test:all adds every page in\n' +
      'every appearance, more cases, browsers and versions; there, a test that passes only when\n' +
      'retried fails. npm run test:changed runs quick checks of what differs from a commit.',
    options: {
      only: { value: '<steps>', about: 'Runs only these steps, separated by commas.' },
      full: { about: 'Runs the steps and cases of npm run test:all.' },
    },
    refuses: {
      changed: () => 'To check what differs from a commit: npm run test:changed',
    },
    passesTo: 'the commands of the steps that --only names',
    example: '--only browser search.spec',
    more: async () => {
      const { describeSteps, listSteps } = await import('../test/steps');
      return describeSteps(listSteps(true));
    },
  },
  'test:changed': {
    about:
      'Runs quick checks of what differs from a commit, which is HEAD by default. Types, lint,\n' +
      'format, prose and spelling are checked in all files.',
    args: ['[commit]'],
    options: {
      only: { value: '<steps>', about: 'Runs only these steps, separated by commas.' },
    },
    example: 'main --only types,unit',
    more: async () => {
      const { describeSteps } = await import('../test/steps');
      const { listChangedSteps } = await import('../test/changedSteps');
      return describeSteps(listChangedSteps('HEAD', []));
    },
  },
  build: {
    about:
      'Builds all languages into build/, which is replaced once the new site is complete. An\n' +
      'older version is built into build-versions/.',
    args: ['[folder …]'],
    options: {
      version: MAJOR,
      'all-versions': {
        about: 'Includes the older versions, in folders of the same site.',
      },
      shard: { value: '<i>/<n>', about: 'Builds part i of n into build-shards/.' },
      merge: { about: 'Assembles the parts in build-shards/, or in the given folder.' },
      compare: {
        about: 'Compares the built sites in two folders; fails if they differ.',
      },
      cold: { about: 'Ignores the caches of earlier builds.' },
    },
    example: '--compare build ../other/build',
  },
  serve: {
    about: 'Serves the built site in build/, or an older version in build-versions/.',
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
      after: {
        value: '<page>',
        about: 'The page of its product that precedes it in the navigation.',
      },
      group: {
        value: '<title>',
        about:
          'Instead, the group, by title or pathname, at whose end it is; else that of its siblings.',
      },
    },
    example: 'data-grid/row-notes "Row notes" --after data-grid/row-height',
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
      pages: { about: 'Lists navigation entries that have no page instead.' },
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
      check: { about: 'Writes nothing; fails if the committed data differs.' },
      diff: {
        about: 'Lists API changes between two majors, or two folders with packages.',
      },
      product: {
        value: '<folder>',
        about: 'With --diff: only this product, such as charts.',
      },
      publish: {
        about: 'With --diff: writes the changes to static/api/changes, for the site.',
      },
      json: { about: 'With --diff: prints all details as JSON.' },
    },
    example: '--diff 7 8 --product charts',
  },
  'upgrade:check': {
    about:
      'Lists what an upgrade to the documented major means for the code in a folder, as the page\n' +
      '/x/migration/check/ does. The exit code is 1 if something breaks.',
    args: ['<folder>'],
    options: { json: JSON_OUTPUT },
    silent: true,
    example: '../app/src',
  },
  'version:check': {
    about:
      'Checks the API reference, demos, snippets, names and links of all older versions, or of one.',
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
      'skip-tests': {
        about: 'Skips the tests before the cut, and those of the built version.',
      },
      'skip-build': { about: 'Skips the build of the frozen version, and its tests.' },
    },
    example: '8 --dry-run',
  },
  'version:upgrade': {
    about:
      'Installs the packages of the next major, runs every check to its end, and writes all that\n' +
      'breaks into upgrade-<major>.md and .json. A stopped upgrade continues where it was.',
    args: ['<major>'],
    options: {
      'dry-run': { about: 'Prints which versions it chooses, and its steps.' },
      apply: {
        about:
          'Runs the codemods of the packages on docs/ and tests/, then the checks again.',
      },
    },
    example: '9 --dry-run',
  },
  'version:archive': {
    about: 'Removes the pages of an older version. Its built site stays on its host.',
    args: ['<major>'],
    options: {
      restore: { about: 'Brings the pages back from the commit before their removal.' },
    },
    example: '7',
  },
  screenshots: {
    about:
      'Retakes the stored screenshots that npm run test:all compares with pages of build/.',
    args: ['[id …]'],
    options: {
      demos: { about: "Takes the gallery's missing and outdated pictures instead." },
      all: {
        about:
          'With --demos: retakes all of them. An id, or how ids begin, retakes only those.',
      },
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
      'Adds the addresses of all pages and redirects to the list of those that must keep working.',
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
        about: 'nginx: folder of the site (default: build/).',
      },
      versions: {
        value: '<folder>',
        about:
          'nginx: has v7/ for v7.<DOCS_DOMAIN> (default: build-versions/ or <root>/../versions).',
      },
      former: {
        value: '<file>',
        about: 'nginx: the configuration in use; the scripts of its build stay allowed.',
      },
      port: {
        value: '<number>',
        about: 'nginx: port (default: 80, or 443 with a certificate).',
      },
      certificate: {
        value: '<file>',
        about: 'nginx: serves over HTTPS, and redirects HTTP to it.',
      },
      key: { value: '<file>', about: 'nginx: private key of the certificate.' },
      'no-brotli': { about: 'nginx: for a server without the Brotli module.' },
      format: {
        value: '<host>',
        about: 'redirects: netlify or nginx (default: a _redirects file).',
      },
    },
    silent: true,
    example: 'nginx --root /srv/atlas/current',
  },
  deploy: {
    about:
      'Copies build/ to a folder of this or another machine, and switches to it in one step.',
    args: ['<folder or user@host:/folder>'],
    options: {
      version: MAJOR,
      rollback: { about: 'Switches back to the previous build.' },
    },
    example: 'docs@host.example.com:/srv/atlas',
  },
  'ads:mock': {
    about: 'Starts a local ad network that simulates all kinds of failures.',
    options: { port: { value: '<number>', about: 'Port (default: 4010).' } },
    example: '--port 4011',
  },
  mcp: {
    about: 'Starts a Model Context Protocol server over standard input and output.',
    options: {
      site: {
        value: '<place>',
        about: 'Folder of a build, or origin of a site (default: build/).',
      },
    },
    silent: true,
    example: '--site https://docs.example.com',
  },
  budgets: {
    about: 'Compares the sizes of build/ with their budgets, as npm test does.',
    options: {
      accept: {
        value: '<reason>',
        about: 'Makes the sizes of build/ the new budgets, and stores the reason.',
      },
    },
    example: '--accept "The search has a new index"',
  },
  'bench:build': {
    about:
      'Measures builds with more pages, beside a stock Docusaurus site. It takes about an hour,\n' +
      'and the first run needs a network.',
    options: {
      pages: {
        value: '<numbers>',
        about: 'Numbers of pages to add (default: 100,400,1600).',
      },
      edits: { about: 'Measures how long npm start takes to show an edit instead.' },
    },
    example: '--pages 100,400',
  },
  'bench:pages': {
    about:
      'Measures how pages of build/ load, beside other sites. The first run needs a network.',
    options: {
      runs: { value: '<number>', about: 'Audits of each page (default: 5).' },
      page: {
        value: '<type>',
        multiple: true,
        about: 'Only this type of page; may be repeated.',
      },
      build: { value: '<folder>', about: 'The built site (default: build/).' },
      json: { value: '<file>', about: 'File to write the figures to.' },
      modules: { about: "Lists the modules in a text page's scripts instead." },
    },
    example: '--runs 3 --page text',
  },
  'bench:search': {
    about:
      'Measures the quality and size of the search index. --verbose lists missed questions.',
    options: {
      browser: { about: 'Also measures the speed of the search in build/.' },
    },
    example: '--browser',
  },
} as const satisfies Record<string, Command>;
