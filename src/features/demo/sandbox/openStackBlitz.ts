import { STACKBLITZ_URL } from '../../../config/sandbox';
import type { SandboxProject } from './makeProject';
import { submitForm, type SandboxForm } from './submitForm';

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
