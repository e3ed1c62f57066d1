/**
 * Loaded when a reader opens a sandbox: the project files and compression are not in a
 * page's script.
 */
export { makeProject, type ProjectOptions, type SandboxProject } from './makeProject';
export {
  makeCodeSandboxForm,
  makeStackBlitzForm,
  openCodeSandbox,
  openStackBlitz,
} from './openSandbox';
