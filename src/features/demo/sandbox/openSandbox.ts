import { compressToBase64 } from 'lz-string';
import { CODESANDBOX_URL, SANDBOX_PORT, STACKBLITZ_URL } from '../../../config/sandbox';
import type { SandboxProject } from './makeProject';

/** Form data for a sandbox host. */
interface SandboxForm {
  action: string;
  /** Values by field name. */
  fields: Record<string, string>;
}

/** Submits a form to a new tab. A form, because the data is too long for an address. */
function submitForm({ action, fields }: SandboxForm, document: Document): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

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

/** The form that opens a project in StackBlitz. */
export function makeStackBlitzForm(project: SandboxProject): SandboxForm {
  const files = Object.entries(project.files).map(([path, text]) => [
    `project[files][${path}]`,
    text,
  ]);
  return {
    action: `${STACKBLITZ_URL}?file=${encodeURIComponent(project.entry)}`,
    fields: {
      ...(Object.fromEntries(files) as Record<string, string>),
      'project[template]': 'node',
      'project[title]': project.title,
      'project[description]': project.description,
    },
  };
}

export const openStackBlitz = (project: SandboxProject, document: Document): void =>
  submitForm(makeStackBlitzForm(project), document);
