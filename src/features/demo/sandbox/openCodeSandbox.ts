import { compressToBase64 } from 'lz-string';
import { CODESANDBOX_URL, SANDBOX_PORT } from '../../../config/sandbox';
import type { SandboxProject } from './makeProject';
import { submitForm, type SandboxForm } from './submitForm';

/** CodeSandbox configuration: the command to run and its port. */
const TASKS = {
  setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'Development server',
      command: 'npm run dev',
      runAtStart: true,
      preview: { port: SANDBOX_PORT },
    },
  },
};

/** The form that opens a project in CodeSandbox. */
export function makeCodeSandboxForm(project: SandboxProject): SandboxForm {
  const texts = {
    ...project.files,
    '.codesandbox/tasks.json': `${JSON.stringify(TASKS, null, 2)}\n`,
  };
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return {
    action: CODESANDBOX_URL,
    fields: {
      parameters: compress(JSON.stringify({ files })),
      query: `file=/${project.entry}`,
    },
  };
}

/** URL-safe Base64 without padding, as CodeSandbox expects it. */
const compress = (text: string): string =>
  compressToBase64(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

export const openCodeSandbox = (project: SandboxProject, document: Document): void =>
  submitForm(makeCodeSandboxForm(project), document);
