import {
  MAX_NAME_LENGTH,
  MAX_OFFERED_NAMES,
  MAX_PROBLEM_LENGTH,
} from '../../config/playground';
import type { FromFrame, Problem } from './protocol';

type Fields = Record<string, unknown>;

/**
 * Validates a message from the frame. Edited code runs in the same realm as the sender
 * and may manipulate messages, so nothing is trusted: malformed fields are dropped, long
 * texts are cut.
 * @param data anything
 * @param files names of the edited files; the position of a problem is in one of them
 * @returns undefined for anything that is not a message
 */
export function readFrameMessage(data: unknown, files: string[]): FromFrame | undefined {
  const { type, run, height, problem } = toFields(data);
  if (type === 'alive' || type === 'probing') return { type };
  if (type === 'height') return isCount(height) ? { type, height } : undefined;
  if (!isCount(run)) return undefined;
  if (type === 'started' || type === 'rendered' || type === 'tainted')
    return { type, run };
  const read = type === 'failed' ? readProblem(toFields(problem), files) : undefined;
  return read && { type: 'failed', run, problem: read };
}

function readProblem(problem: Fields, files: string[]): Problem | undefined {
  const { kind } = problem;
  const specifier = toText(problem.specifier, MAX_NAME_LENGTH);
  switch (kind) {
    case 'syntax':
    case 'runtime': {
      const message = toText(problem.message, MAX_PROBLEM_LENGTH);
      return { kind, message, ...readPlace(problem, files) };
    }
    case 'import':
      return {
        kind,
        specifier,
        allowed: readNames(problem.allowed),
        ...readPlace(problem, files),
      };
    case 'not-loaded':
      return { kind, specifier, ...readPlace(problem, files) };
    case 'no-component':
    case 'endless':
      return { kind, ...readPlace(problem, files) };
    default:
      return undefined;
  }
}

function readPlace({ file, line }: Fields, files: string[]) {
  if (typeof file !== 'string' || !files.includes(file)) return {};
  return isCount(line) && line >= 1 ? { file, line } : { file };
}

const readNames = (names: unknown): string[] =>
  Array.isArray(names)
    ? names.slice(0, MAX_OFFERED_NAMES).map((name) => toText(name, MAX_NAME_LENGTH))
    : [];

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const toText = (value: unknown, length: number): string =>
  typeof value === 'string' ? value.slice(0, length) : '';

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
