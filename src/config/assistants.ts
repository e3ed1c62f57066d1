/** An assistant that accepts a question in its address. */
export interface Assistant {
  name: string;
  /** Address that opens it; `{prompt}` is replaced by the encoded question. */
  address: string;
}

/** Assistants that a page offers, in the order of the menu. Nothing is sent before a click. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'Claude', address: 'https://claude.ai/new?q={prompt}' },
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q={prompt}' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q={prompt}' },
];
