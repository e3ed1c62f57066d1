import { execFileSync } from 'node:child_process';
import { checkFiles } from '../../../tools/secrets/checkFiles';
import { findSecrets } from '../../../tools/secrets/findSecrets';
import { SECRET_PATTERNS } from '../../../tools/secrets/secretPatterns';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();

/**
 * Random letters and digits; the parts are joined only here, so that the file contains no
 * secret.
 */
const random = (length: number): string =>
  Array.from(
    { length },
    (_, at) => 'q7Rk2Zt9Xb4Lw8Vn3Hs6Jd1Gc5Fm0Pa'[(at * 17) % 31],
  ).join('');
const hex = (length: number): string =>
  random(length).replace(/\D/g, (each) => 'abcdef'[each.charCodeAt(0) % 6]!);

const SECRETS: Record<string, string[]> = {
  'private key': [`-----BEGIN ${'RSA '}PRIVATE KEY-----\n${random(64)}`],
  'GitHub token': [`ghp_${random(36)}`, `github_${'pat_'}${random(70)}`],
  'GitLab token': [`glpat-${random(20)}`],
  'npm token': [`npm_${random(36)}`, `//npm.example/:_auth${'Token'}=${random(30)}`],
  'AWS key': [`AKIA${random(16).toUpperCase()}`],
  'AWS secret': [`aws_${'secret'}_access_key = ${random(40)}`],
  'Google key': [`AIza${random(35)}`],
  'Slack token': [`xoxb-${random(24)}`],
  'Slack address': [
    `hooks.slack.com/${'services'}/T${random(8)}/B${random(8)}/${random(24)}`,
  ],
  'Stripe key': [`sk_live_${random(24)}`],
  'key of a language model': [`sk-ant-${random(40)}`],
  'SendGrid key': [`SG.${random(22)}.${random(43)}`],
  'Azure key': [`Account${'Key='}${random(86)}==`],
  'JSON web token': [`eyJ${random(20)}.eyJ${random(20)}.${random(43)}`],
  'license key of MUI X': [`${hex(32)}Tz${random(60)}`],
  'address with a password': [`postgres://me:${random(12)}@db.example.com/x`],
  'password or key': [
    `const apiKey = '${random(32)}';`,
    `MUI_X_LICENSE_${'KEY'}="${random(40)}"`,
    `"password": "${random(20)}"`,
  ],
};

test('each kind of secret is found with its line, and is not printed', () => {
  expect(Object.keys(SECRETS).sort()).toEqual(
    [...new Set(SECRET_PATTERNS.map(({ name }) => name))].sort(),
  );
  for (const [name, samples] of Object.entries(SECRETS))
    for (const sample of samples) {
      const found = findSecrets(`first line\n${sample}\nlast line`);
      expect(found).toEqual([{ name, line: 2, start: expect.any(String) }]);
      expect(found[0]?.start.length).toBeLessThanOrEqual(4);
    }
});

test.each([
  'apiKey: process.env.MUI_X_LICENSE_KEY,',
  'MUI_X_LICENSE_KEY=your-license-key-comes-here',
  'const privateKey = readPrivateKeyFromTheVault();',
  'https://user:password@example.com',
  'https://a@b@c/',
  'git clone https://${USER}:${TOKEN}@example.com/a.git',
  '//npm.example/:_authToken=${NPM_TOKEN}',
  'sk-something',
  'integrity="sha512-' + 'a'.repeat(86) + '"',
  `-----BEGIN ${'PRIVATE'} KEY-----`,
])('%s is not a secret', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test('a file of the repository with a secret is reported, with the remedy', async () => {
  const folder = makeDir({
    'a.ts': `fine\n\nconst token = '${SECRETS['GitHub token']![0]}';`,
    'new.ts': `const apiKey = '${random(32)}';`,
    'ignored.ts': SECRETS['AWS key']![0]!,
    '.gitignore': 'ignored.ts',
    'picture.png': `\u0000${SECRETS['AWS key']![0]}`,
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q');
  git('add', 'a.ts', 'picture.png', '.gitignore');
  const exceptions = [
    { file: 'new.ts', name: 'password or key', reason: 'Made up.' },
    { file: 'gone.ts', name: 'AWS key', reason: 'Made up.' },
  ];
  const { count, problems } = await checkFiles(folder, exceptions);
  expect(count).toBe(3);
  expect(problems).toEqual([
    expect.stringMatching(/^a\.ts:3 looks like a GitHub token \(ghp_…\)\. Take it out/),
    expect.stringMatching(/^The exception for gone\.ts .* is not needed any more/),
  ]);
});
