/** The pattern of a secret that must not be in the repository. */
export interface SecretPattern {
  name: string;
  /** Must be global. Its capture group, or else the whole match, is the secret. */
  pattern: RegExp;
}

/**
 * Formats that are documented by their issuers, and two generic ones. Each requires as
 * many characters as a real secret has, so that placeholders do not match.
 */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    name: 'private key',
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[\w+/=-]{20}/g,
  },
  { name: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}/g },
  { name: 'GitHub token', pattern: /\bgithub_pat_\w{60,}/g },
  { name: 'GitLab token', pattern: /\bglpat-[\w-]{20,}/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'npm token', pattern: /_authToken\s*=\s*["']?([^\s"'$]{20,})/g },
  { name: 'AWS key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  {
    name: 'AWS secret',
    pattern: /aws_?secret\w*["']?\s*[:=]\s*["']?([\w/+]{40})(?![\w/+])/gi,
  },
  { name: 'Google key', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { name: 'Slack token', pattern: /\bxox[abeoprs]-[\w-]{20,}/g },
  {
    name: 'Slack address',
    pattern: /hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/g,
  },
  { name: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{20,}/g },
  { name: 'key of a language model', pattern: /\bsk-[\w-]{32,}/g },
  { name: 'SendGrid key', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/g },
  { name: 'Azure key', pattern: /AccountKey=[\w+/]{60,}={0,2}/g },
  {
    name: 'JSON web token',
    pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  },
  // A checksum, then the order in base64: `O=…` or `ORDER:…`.
  { name: 'license key of MUI X', pattern: /\b[\da-f]{32}T(?:z|1JERVI6)[\w+/]{30,}=*/g },
  {
    name: 'address with a password',
    pattern: /\b[a-z][a-z\d+.-]*:\/\/[^\s/:@"'`]+:([^\s/:@"'`${}<>]{8,})@[\w.-]+/gi,
  },
  {
    name: 'password or key',
    pattern:
      /(?:passw(?:or)?d|secret|api_?key|access_?key|auth_?token|private_?key|license_?key|search_?key)["']?\s*[:=]\s*["'`]?([\w+/=-]{20,})(?![\w+/=(.-])/gi,
  },
];

/** A finding that is not a secret. */
export interface SecretException {
  file: string;
  name: SecretPattern['name'];
  reason: string;
}

export const SECRET_EXCEPTIONS: readonly SecretException[] = [
  {
    file: 'tests/config/environment/readSiteConfig.test.ts',
    name: 'password or key',
    reason: 'Counts up: the form of a search key, and nobody has it.',
  },
  {
    file: 'tests/tools/csp/renderPolicy.test.ts',
    name: 'password or key',
    reason: 'Counts up: the form of a search key, and nobody has it.',
  },
];
