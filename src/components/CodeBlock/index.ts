export { CodeBlock, CopyCodeButton } from './CodeBlock';
