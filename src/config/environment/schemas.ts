import { Joi } from '@docusaurus/utils-validation';

/** Hosts that plain http is accepted for: servers on this very machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

const check = (isRight: (url: URL) => boolean): Joi.CustomValidator<string> => {
  return (value, helpers) =>
    isRight(new URL(value)) ? value : helpers.error('string.uri');
};

/**
 * Without a name or password: both would stand in every page, and
 * `http://localhost:4010@example.com` only looks like this machine.
 */
const address = (...scheme: string[]): Joi.StringSchema =>
  Joi.string()
    .uri({ scheme })
    .custom(check(({ username, password }) => username === '' && password === ''));

/** An address without what follows the host. */
export const origin = address('https', 'http').pattern(/^https?:\/\/[^/?#]+$/);

export const httpsAddress = address('https');

/** Plain http is for a server on this very machine, such as `npm run ads:mock`. */
export const secureAddress = address('https', 'http').custom(
  check(
    ({ protocol, hostname }) => protocol === 'https:' || LOCAL_HOSTS.includes(hostname),
  ),
);

/** Origins parted by spaces; each may stand for all hosts below it. */
export const secureOrigins = Joi.string().pattern(
  /^https:\/\/(\*\.)?[\w.-]+(:\d+)?( https:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/,
);
