/** Loaded when a reader opens a sandbox: neither project nor compression is in a page's script. */
export { makeProject, type ProjectOptions, type SandboxProject } from './makeProject';
export { makeCodeSandboxForm, openCodeSandbox } from './openCodeSandbox';
export { makeStackBlitzForm, openStackBlitz } from './openStackBlitz';
