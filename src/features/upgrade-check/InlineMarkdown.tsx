/** Text with code in backticks; other Markdown does not occur in short texts. */
export const InlineMarkdown = ({ text }: { text: string }) => (
  <>
    {text.split(/`([^`]+)`/).map((part, index) =>
      index % 2 === 1 ? (
        <code key={index} translate="no" dir="ltr">
          {part}
        </code>
      ) : (
        <span key={index}>{part.replace(/\*\*/g, '')}</span>
      ),
    )}
  </>
);
