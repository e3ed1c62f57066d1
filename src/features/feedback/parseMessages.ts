import { MAX_COMMENT_LENGTH, VOTES } from '../../config/feedback';
import type { FeedbackMessage } from '../../types/feedback';

/**
 * Parses the stored messages. Anything that this site would not have written is ignored.
 */
export function parseMessages(text: string | null): FeedbackMessage[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(data) ? data.filter(isMessage) : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is FeedbackMessage {
  const message = value as FeedbackMessage | null;
  return (
    typeof message === 'object' &&
    message !== null &&
    [message.id, message.comment, message.path, message.language].every(
      (field) => typeof field === 'string' && field.length <= MAX_COMMENT_LENGTH,
    ) &&
    VOTES.includes(message.vote)
  );
}
