import { MAX_ANSWER_SIZE } from '../../config/ads';

/**
 * Reads the JSON of a response, as far as an answer may go.
 * @throws Error if the response is no success, too long, or no JSON
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The ad network answered ${response.status}`);
  const reader = response.body?.getReader();
  if (!reader) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode()) as unknown;
    size += value.byteLength;
    if (size > MAX_ANSWER_SIZE) {
      void reader.cancel();
      throw new Error('The answer of the ad network is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
