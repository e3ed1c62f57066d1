import { Joi } from '@docusaurus/utils-validation';

const LABEL = '[a-z\\d]([a-z\\d-]*[a-z\\d])?';
const HOST = `(${LABEL}\\.)*${LABEL}`;

/**
 * Whether a host name consists of the characters that a security policy can name; `new
 * URL` also accepts others, such as `;` and `*`.
 * https://www.w3.org/TR/CSP3/#grammardef-host-part
 */
export const isPolicyHost = (hostname: string): boolean =>
  new RegExp(`^(\\*\\.)?${HOST}$`).test(hostname);

/** Hosts for which plain http is accepted: local servers. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

const check = (isRight: (url: URL) => boolean): Joi.CustomValidator<string> => {
  return (value, helpers) =>
    isRight(new URL(value)) ? value : helpers.error('string.uri');
};

/**
 * Without user name and password: they would be in every page, and
 * `http://localhost:4010@example.com` only looks like a local address.
 */
const address = (...scheme: string[]): Joi.StringSchema =>
  Joi.string()
    .uri({ scheme })
    .custom(
      check(
        ({ username, password, hostname }) =>
          username === '' &&
          password === '' &&
          isPolicyHost(hostname) &&
          !hostname.startsWith('*'),
      ),
    );

/** An address that ends after the host. */
export const origin = address('https', 'http').pattern(/^https?:\/\/[^/?#]+$/);

export const httpsAddress = address('https');

/** Plain http is only for local servers, such as `npm run ads:mock`. */
export const secureAddress = address('https', 'http').custom(
  check(
    ({ protocol, hostname }) => protocol === 'https:' || LOCAL_HOSTS.includes(hostname),
  ),
);

const SECURE_HOST = `${HOST}(:\\d{1,5})?`;
const SECURE_ORIGIN = `https://(\\*\\.)?${SECURE_HOST}`;

export const secureOrigin = Joi.string().pattern(
  new RegExp(`^https://${SECURE_HOST}$`, 'i'),
);

/** Origins separated by spaces; each may be a wildcard for all hosts below it. */
export const secureOrigins = Joi.string().pattern(
  new RegExp(`^${SECURE_ORIGIN}( ${SECURE_ORIGIN})*$`, 'i'),
);
