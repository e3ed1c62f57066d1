import { Joi } from '@docusaurus/utils-validation';

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
    .custom(check(({ username, password }) => username === '' && password === ''));

/** An address that ends after the host. */
export const origin = address('https', 'http').pattern(/^https?:\/\/[^/?#]+$/);

export const httpsAddress = address('https');

/** Plain http is only for local servers, such as `npm run ads:mock`. */
export const secureAddress = address('https', 'http').custom(
  check(
    ({ protocol, hostname }) => protocol === 'https:' || LOCAL_HOSTS.includes(hostname),
  ),
);

/** Origins separated by spaces; each may be a wildcard for all hosts below it. */
export const secureOrigins = Joi.string().pattern(
  /^https:\/\/(\*\.)?[\w.-]+(:\d+)?( https:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/,
);
