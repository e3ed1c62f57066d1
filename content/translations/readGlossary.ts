import { z } from 'zod';
import { readOwnTexts } from '../texts/readOwnTexts';

const GLOSSARY_FILE = 'glossary.json';

const glossarySchema = z.record(
  z.string(),
  z.strictObject({
    /** The only correct translation. */
    use: z.string().min(1),
    /** Incorrect translations. */
    never: z.array(z.string().min(1)).optional(),
    /** For translators, in their language: what the term covers, and words beside it. */
    context: z.string().min(1).optional(),
    /** For translators: the term in a sentence. */
    example: z.string().min(1).optional(),
  }),
);

/** Translations of the site's terms in a language, by the English term. */
export type Glossary = z.infer<typeof glossarySchema>;

/**
 * Reads the glossary of a language.
 * @returns an empty glossary if the language has no such file
 * @throws Error with the file and the term whose entry is malformed
 */
export function readGlossary(language: string): Glossary {
  const result = glossarySchema.safeParse(readOwnTexts(language, GLOSSARY_FILE));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `i18n/${language}/${GLOSSARY_FILE}: "${issue?.path.join('.')}" is not valid: ${issue?.message}. Each term has the form { "use": "…", "never": ["…"] }.`,
  );
}
