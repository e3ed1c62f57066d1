import type { Step } from './step';

/** Prints the options and steps of `npm test`. */
export function printHelp(steps: readonly Step[]): void {
  const width = Math.max(...steps.map(({ name }) => name.length));
  console.log(`npm test [-- options]

  npm test                       every check of what has changed since the last full run, and a
                                 tenth of the rest
  npm run test:all               every check in full: no earlier result counts, nothing is
                                 sampled, and a test that passes only when tried again fails
  npm run test:changed [commit]  static checks, unit and content tests of what differs from
                                 HEAD or from that commit; says what it leaves out

Options:
  --only lint,types   these steps alone; the steps are listed below
  --spec <text>       browser tests whose file holds the text, such as --spec claims/charts
  --changed [commit]  the same as test:changed
  --full              the same as test:all

Steps:
${steps.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join('\n')}`);
}
