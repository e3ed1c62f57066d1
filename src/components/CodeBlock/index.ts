export { CodeBlock, CopyCodeButton, type CodeBlockProps } from './CodeBlock';
