import type { ErrorCode } from '../../types/errorCode';
import { ErrorForm } from './ErrorForm';
import { labels } from './labels';
import { Message } from './Message';
import { parseErrorQuery, type ErrorQuery } from './parseErrorQuery';
import styles from './styles.module.css';

export interface ProductionErrorProps {
  codes: ErrorCode[];
  /** Query of the address; empty on the server, where it is unknown. */
  search: string;
}

/**
 * Turns the code and the arguments in an address into the message that a production build
 * omitted. Without JavaScript, the list of all messages remains.
 */
export function ProductionError({ codes, search }: ProductionErrorProps) {
  const query = parseErrorQuery(search);
  const matches = codes.filter(({ code }) => code === query.code);
  return (
    <div className={styles.page}>
      <h1>{labels.title()}</h1>
      <p>{labels.lead()}</p>
      <ErrorForm key={search} query={query} slots={countArguments(matches)} />
      <div role="status">
        <Answer query={query} matches={matches} />
      </div>
      <h2>{labels.all()}</h2>
      <p>{labels.scope()}</p>
      {codes.map((each) => (
        <section key={toKey(each)} aria-label={labels.code(each.code)}>
          <h3>
            <a href={`?code=${each.code}`}>{labels.code(each.code)}</a>
          </h3>
          <Message parts={each.message} />
          <Packages of={each} />
        </section>
      ))}
    </div>
  );
}

function Answer({ query, matches }: { query: ErrorQuery; matches: ErrorCode[] }) {
  const { text, code, args } = query;
  if (text === null) {
    return args.length > 0 ? <p data-answer="malformed">{labels.noCode()}</p> : null;
  }
  if (code === undefined) return <p data-answer="malformed">{labels.malformed(text)}</p>;
  if (matches.length === 0) return <p data-answer="unknown">{labels.unknown(code)}</p>;
  return (
    <div className={styles.answer} data-answer="known">
      {matches.map((match) => (
        <div key={toKey(match)}>
          <Message parts={match.message} args={args} />
          <Packages of={match} />
          {args.length > match.args.length && <p>{labels.tooMany(match.args.length)}</p>}
        </div>
      ))}
    </div>
  );
}

function Packages({ of: { packages } }: { of: ErrorCode }) {
  return (
    <p className={styles.packages}>
      {labels.packages(
        packages.map(({ name, version }) => `${name} ${version}`).join(', '),
      )}
    </p>
  );
}

const toKey = ({ code, message }: ErrorCode): string => `${code} ${message.join()}`;

const countArguments = (matches: ErrorCode[]): number =>
  Math.max(0, ...matches.map(({ args }) => args.length));
