import {
  ASK_CONSENT_ATTRIBUTE,
  CONSENT_CHOICES,
  CONSENT_KEY,
  type ConsentChoice,
} from '../../config/analytics';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';

export interface ConsentEnvironment extends StorageEnvironment {
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  /** Shows the banner; the returned function hides it. */
  showBanner: (onChoose: (choice: ConsentChoice) => void) => () => void;
  /** Called for each choice, stored or new, from this tab or another. */
  onChoice: (choice: ConsentChoice) => void;
}

/**
 * Asks the reader for consent, stores the choice, and asks again on request.
 * @returns a function that stops it
 */
export function createConsent({
  document,
  showBanner,
  onChoice,
  ...storage
}: ConsentEnvironment): () => void {
  const slot = createStorageSlot<ConsentChoice>(CONSENT_KEY, toChoice, storage);
  let hideBanner: (() => void) | undefined;
  let current: ConsentChoice | undefined;

  const accept = (choice: ConsentChoice | null): void => {
    if (!choice) return;
    hideBanner?.();
    hideBanner = undefined;
    if (choice === current) return;
    current = choice;
    onChoice(choice);
  };
  const ask = (): void => {
    hideBanner ??= showBanner((choice) => {
      slot.set(choice);
      accept(choice);
    });
  };
  const onClick = ({ target }: Event): void => {
    if ((target as Element).closest?.(`[${ASK_CONSENT_ATTRIBUTE}]`)) ask();
  };

  const remembered = slot.get();
  if (remembered) accept(remembered);
  else ask();
  const unlisten = slot.listen(accept);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    unlisten();
    hideBanner?.();
  };
}

const toChoice = (text: string): ConsentChoice | null =>
  CONSENT_CHOICES.find((choice) => choice === text) ?? null;
